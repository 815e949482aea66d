const fs = require('fs');
const platformClient = require('purecloud-platform-client-v2');

const client = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);
client.setReturnExtendedResponses(true);

const usersApi = new platformClient.UsersApi();
const routingApi = new platformClient.RoutingApi();

// email,title,skill,proficiency
const rows = fs
  .readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));

async function everyone() {
  const byEmail = new Map();
  let pageNumber = 1;
  let response;
  do {
    response = await usersApi.getUsers({ pageSize: 10, pageNumber: pageNumber++, state: 'active' });
    response.body.entities.forEach((user) => byEmail.set(user.email, user));
  } while (pageNumber <= response.body.pageCount);
  return byEmail;
}

async function skillId(name) {
  const response = await routingApi.getRoutingSkills({ name, pageSize: 25 });
  const skill = response.body.entities.find((entity) => entity.name === name);
  if (skill) return skill.id;
  const created = await routingApi.postRoutingSkills({ name });
  return created.body.id;
}

async function change(user, title, skill, proficiency) {
  const changed = await usersApi.patchUser(user.id, { version: user.version, title });
  const added = await usersApi.postUserRoutingskills(user.id, { id: await skillId(skill), proficiency: Number(proficiency) });
  return `${changed.status} ${changed.body.title}, ${added.body.name} ${added.body.proficiency}`;
}

client
  .loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET)
  .then(everyone)
  .then(async (byEmail) => {
    let failed = 0;
    for (const [email, title, skill, proficiency] of rows) {
      const user = byEmail.get(email) || { id: email, version: 1 };
      try {
        console.log(`${email}: ${await change(user, title, skill, proficiency)}`);
      } catch (response) {
        failed++;
        console.log(`${email}: ${response.status} ${response.body.code}, ${response.body.message}`);
      }
    }
    console.log(`${rows.length - failed} changed, ${failed} failed`);
    process.exitCode = failed ? 1 : 0;
  })
  .catch((err) => {
    console.error(err);
    process.exitCode = 2;
  });
