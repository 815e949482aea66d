import type { ApiClient } from 'contact-centre-client';
import { OutboundApi } from 'contact-centre-client';
import { contactListFile, upload } from 'contact-centre-client/files';
import { contactListImport } from 'contact-centre-client/jobs';
import { showProgress } from './progress.js';

/** Creates a contact list and uploads a CSV file with the columns `Id`, `Name` and `Phone`. @returns the id of the list. */
export async function uploadContacts(client: ApiClient, name: string, path: string): Promise<string> {
  const outbound = new OutboundApi(client);
  const { id = '' } = await outbound.postOutboundContactlists({
    name,
    columnNames: ['Id', 'Name', 'Phone'],
    phoneColumns: [{ columnName: 'Phone', type: 'mobile' }],
  });

  const sent = showProgress('Bytes');
  await upload(contactListFile(client, id, 'Id'), { path }, { client, onProgress: sent.onProgress });
  sent.stop();

  const imported = showProgress('Contacts');
  await contactListImport.at(outbound, id).done({ onProgress: imported.onProgress });
  imported.stop();
  return id;
}
