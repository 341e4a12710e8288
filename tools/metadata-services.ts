// `node tools/metadata-services.ts [PORT] [FOLDER]`: the metadata services on loopback, replaying recorded answers.
import { startMetadataServices } from '#testing/metadata-services/metadata-services.ts';

const [port = '0', folder] = process.argv.slice(2);
const services = await startMetadataServices(folder, Number(port));
console.log(`Metadata services replay recorded answers at ${services.url}`);
for (const [name, value] of Object.entries(services.environment())) console.log(`${name}=${value}`);
