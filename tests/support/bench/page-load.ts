import { leanRate } from './lean-client.ts';

/**
 * A process of its own that asks one page over and over: what a client costs is then in no server's rate.
 * Arguments: address, milliseconds, connections. Prints the requests a second.
 */
const [url = '', length, connections] = process.argv.slice(2);
console.log(String(await leanRate(Number(length), Number(connections), { url, headers: { accept: 'text/html' } })));
