// Payments without an end, in a process that is killed over them: started by killed-callbacks.test.ts.
import { keepCompiled } from '../nodes/compiled-once.ts';
import { openPayingSite } from './paying-site.ts';

const site = await openPayingSite(process.env['DATA_DIR'] ?? '', Number(process.env['FROM']));
keepCompiled();
for (;;) {
  await site.pay();
  console.log('paid');
  await site.tick();
}
