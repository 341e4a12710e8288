// The bill of materials of a release, as CycloneDX: what runs in production, each package with version, checksum and licence.
// `node tools/write-sbom.ts` writes dist/sbom.cdx.json and fails where it is not what the lock file says.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readLockFile } from './lock-file.ts';
import { root, runStep } from './run.ts';
import { type Bill, missingOf, productionOnly } from './sbom.ts';

const step = await runStep('sbom', ['npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only']);
if (!step.passed) {
  console.error(step.output);
  process.exit(1);
}
const packages = readLockFile();
const whole: Bill = JSON.parse(step.output.slice(step.output.indexOf('{')));
const bill = productionOnly(whole, packages);
const missing = missingOf(bill, packages);
if (missing.length > 0) {
  console.error(`The bill lacks ${missing.join(', ')}`);
  process.exit(1);
}
mkdirSync(`${root}dist`, { recursive: true });
writeFileSync(`${root}dist/sbom.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`dist/sbom.cdx.json: ${bill.components.length} packages, ${bill.bomFormat} ${bill.specVersion}`);
