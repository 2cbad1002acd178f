import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FixtureStore } from './fixtureStore';
import { Chance } from '../chance';
import { brokenBytes, randomRequest } from './randomRequest';
import { abortDownload, exchange, openSocket, resetPipelines } from './rawSocket';
import { memoryOf, openFiles, type ServerProcess } from './serverProcess';

const pipelineLength = 20;
const connections = 32;
const idleSockets = 500;
const slowSockets = 200;

/**
 * Sends seeded requests like any client's.
 * @returns the answers by status, the time of an answer while sockets are held and after all, in
 * milliseconds, and the server's open files and memory before and after.
 */
export async function fuzz(
  { port, pid }: ServerProcess,
  store: FixtureStore,
  seed: number,
  requests: number,
) {
  const chance = new Chance(seed);
  const statuses: Record<string, number> = {};
  const held: Socket[] = [];
  const round = async (count: number, into: Record<string, number>) => {
    await sendMany(port, store, { chance, requests: count, statuses: into });
    for (let turn = 0; turn < 10; turn++)
      await Promise.all(Array.from({ length: 20 }, () => abortDownload(port, store.largeFile)));
    await resetPipelines(port, store.largeFile, 200);
    held.push(...(await besiege(port, store)));
  };
  const release = () => held.splice(0).forEach((socket) => socket.destroy());

  // A first round fills caches and heap; the growth after it is measured.
  const idle = openFiles(pid);
  await round(Math.min(requests, 4000), {});
  release();
  await settled(pid, idle);
  const before = { files: openFiles(pid), memory: memoryOf(pid) };

  await round(requests, statuses);
  const besieged = await bestLatency(port);
  release();
  await settled(pid, before.files);
  return {
    statuses,
    latency: { besieged, after: await bestLatency(port) },
    openFiles: { before: before.files, after: openFiles(pid) },
    memory: { before: before.memory, after: memoryOf(pid) },
  };
}

/** Several connections at once, each with a pipeline; one of ten ends in broken bytes. */
async function sendMany(
  port: number,
  store: FixtureStore,
  { chance, requests, statuses }: { chance: Chance; requests: number; statuses: Record<string, number> },
): Promise<void> {
  let left = requests;
  const work = async () => {
    while (left > 0) {
      const count = Math.min(left, 1 + chance.below(pipelineLength));
      left -= count;
      const bytes = Array.from({ length: count }, () => randomRequest(chance, store));
      const isBroken = chance.isTrue(0.1);
      if (isBroken) bytes[count - 1] = brokenBytes(chance, randomRequest(chance, store));
      else bytes[count - 1] = closing(bytes[count - 1]!);
      const answer = await exchange(port, Buffer.concat(bytes), isBroken ? 300 : 10_000);
      for (const [, status] of answer.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
        statuses[status!] = (statuses[status!] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
}

const closing = (request: Buffer) =>
  Buffer.concat([request.subarray(0, -2), Buffer.from('Connection: close\r\n\r\n')]);

/** Sockets that send nothing, that do not read a large response, or never finish a request. */
async function besiege(port: number, { largeFile }: FixtureStore): Promise<Socket[]> {
  const idle = await Promise.all(Array.from({ length: idleSockets }, () => openSocket(port)));
  const slow = await Promise.all(Array.from({ length: slowSockets }, () => openSocket(port)));
  slow.forEach((socket, index) => {
    const request = `GET ${largeFile} HTTP/1.1\r\nHost: localhost\r\n`;
    socket.pause();
    socket.write(index % 2 === 0 ? `${request}\r\n` : request);
  });
  return [...idle, ...slow];
}

/** The best of at most 40 answers: a machine that is busy elsewhere takes its time. */
async function bestLatency(port: number): Promise<number> {
  const request = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let best = Infinity;
  for (let attempt = 0; attempt < 40 && best >= 100; attempt++) {
    const began = performance.now();
    const answer = await exchange(port, request, 5000);
    if (answer.toString('latin1').startsWith('HTTP/1.1 200'))
      best = Math.min(best, performance.now() - began);
    await pause(20);
  }
  return best;
}

/** Waits until a process has closed its files, for at most five seconds. */
async function settled(pid: number, files: number | undefined): Promise<void> {
  for (let waited = 0; waited < 50; waited++) {
    await pause(100);
    if ((openFiles(pid) ?? 0) <= (files ?? 0)) return;
  }
}
