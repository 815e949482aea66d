const platformClient = require('purecloud-platform-client-v2');

const client = platformClient.ApiClient.instance;
client.setEnvironment('mypurecloud.ie');
const wfm = new platformClient.WorkforceManagementApi();

async function main() {
  await client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
  const divisions = await new platformClient.AuthorizationApi().getAuthorizationDivisions({ pageSize: 5 });
  const settings = { startDayOfWeek: 'Monday', timeZone: 'Europe/Dublin' };
  const opened = await wfm.postWorkforcemanagementBusinessunits({ name: 'Quay', divisionId: divisions.entities[0].id, settings });
  const unit = await wfm.postWorkforcemanagementManagementunits({ name: 'Day', businessUnitId: opened.id, ...settings });
  const renamed = await wfm.patchWorkforcemanagementManagementunit(unit.id, { name: 'Harbour, by day' });
  console.log(unit.name, '->', renamed.name);
  const business = await wfm.patchWorkforcemanagementBusinessunit(
    opened.id,
    { name: 'Harbour' },
    { includeSchedulingDefaultMessageSeverities: true, customHeaders: { 'x-trace': '1' } },
  );
  console.log(business.name);
  const created = await wfm.postWorkforcemanagementBusinessunitActivitycodes(business.id, {
    name: 'Reading',
    category: 'OnQueueWork',
  });
  console.log(created.name, created.category);
}

main().catch((err) => {
  console.error(err);
  process.exitCode = 1;
});
