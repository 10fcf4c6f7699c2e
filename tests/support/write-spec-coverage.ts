import { writeFileSync } from 'node:fs';
import { COVERAGE, specCoverage } from './spec-coverage.ts';

writeFileSync(COVERAGE, specCoverage());
