/** Two people at another table, and somebody who comes to look: how long they wait. */
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '@astragal/wire';
import WebSocket from 'ws';
import { sitDown } from '../server/players-ours.mjs';

const BYSTANDER = '127.0.0.2';
/** Well below what one person may send. */
const EVERY_MS = 60;

const quantile = (list, part) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

/** Plays at the table while `attack` runs; gives the waiting times of the answers. */
export async function playing(address, place, attack) {
  const table = await sitDown(address, place, BYSTANDER);
  const waits = [];
  let isOver = false;
  attack = attack.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const seat = table.asked();
    if (seat) {
      const began = performance.now();
      await table.answer(seat, 0);
      waits.push(performance.now() - began);
    }
    await pause(EVERY_MS);
  }
  await attack;
  table.close();
  return { p50: quantile(waits, 0.5), p95: quantile(waits, 0.95), p99: quantile(waits, 0.99), worst: Math.max(...waits) };
}

/** Somebody new comes to a table again and again while `attack` runs; gives the longest wait for its position. */
export async function coming(address, table, attack) {
  let isOver = false;
  attack.finally(() => {
    isOver = true;
  });
  let worst = 0;
  while (!isOver) {
    worst = Math.max(worst, await freshFollow(address, table));
    await pause(700);
  }
  return worst;
}

async function freshFollow(address, table) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { perMessageDeflate: false, localAddress: BYSTANDER });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const began = performance.now();
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  socket.send(JSON.stringify({ type: 'follow', id: 1, table }));
  await new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      const { re, problem } = JSON.parse(data);
      if (problem) reject(new Error(`a bystander was refused: ${problem.code}`));
      else if (re === 1) resolve();
    });
    socket.once('close', () => reject(new Error('a bystander was turned away')));
  });
  const took = performance.now() - began;
  socket.removeAllListeners('close').terminate();
  return took;
}
