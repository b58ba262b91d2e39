/**
 * For the length of a test run (`globalSetup`): whatever tests put where the system keeps temporary files lies in one folder there, and goes
 * with it. Workers are ended from outside, so they could not clear up themselves.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function begin() {
  const place = mkdtempSync(join(tmpdir(), 'astragal-tests-'));
  chmodSync(place, 0o755); // A database may run as another user.
  process.env.TMPDIR = place; // Threads and processes of the run inherit it.
  return () => rmSync(place, { recursive: true, force: true });
}
