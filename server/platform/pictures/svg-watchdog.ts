/** Ends the process that it runs in once that has taken too much: a renderer deep in its work hears nothing else. */
const MOST_BYTES = 700 * 1024 * 1024;
const MOST_CPU_MS = 6_000;
const LOOK_EVERY_MS = 20;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch = process.memoryUsage.rss() > MOST_BYTES || (user + system) / 1000 > MOST_CPU_MS;
  if (isTooMuch) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
