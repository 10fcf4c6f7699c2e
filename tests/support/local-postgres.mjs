// Plain Node 18, as tests/run.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL server of the tests' own, in a folder that is removed with it; undefined where none is installed. */
export async function startPostgres() {
  const bin = programs();
  const user = whoRuns();
  if (bin === undefined || user === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'oddsmith-postgres-'));
  const data = path.join(folder, 'data');
  const call = (program, args) => {
    const [file, ...rest] = [...user, path.join(bin, program), ...args];
    // a server that goes on would keep pipes open
    const { status } = spawnSync(file, rest, { cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error(`${program} ended with ${String(status)}`);
  };
  if (user.length > 0) spawnSync('chown', ['postgres', folder]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  try {
    call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    call('pg_ctl', ['-D', data, '-o', options, '-w', '-l', path.join(folder, 'log'), 'start']);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    // as a crash: what was not on the disk is gone
    crash: () =>
      call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', '-l', path.join(folder, 'log'), '-o', options, 'restart']),
    stop: () => {
      call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

/** What runs a program as somebody whom the server allows: not as root. */
function whoRuns() {
  if (process.getuid?.() !== 0) return [];
  const isThere = spawnSync('runuser', ['-u', 'postgres', '--', 'true'], { stdio: 'ignore' }).status === 0;
  return isThere ? ['runuser', '-u', 'postgres', '--'] : undefined;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
