import { expect, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { seedTasks, tasksScreen } from './tasks-stage.ts';

test('APP-01 the product can be installed: the browser finds nothing wrong with its manifest, and each icon has its size', async ({
  page,
  product,
}) => {
  await page.goto('/auth');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data = '{}' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as { start_url: string; icons: { src: string; sizes: string; type: string }[] };
  expect(manifest).toMatchObject({ name: 'Fanfare', display: 'standalone', start_url: '/dashboard' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // What only private windows, of which each test is one, have against it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  for (const { src, sizes, type } of [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ]) {
    const reply = await page.request.get(`${product.url}${src}`);
    expect([src, reply.status(), reply.headers()['content-type']]).toEqual([src, 200, type]);
    if (sizes === 'any') continue;
    const bytes = await reply.body();
    expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test('APP-02 where a page may show no notification, the service worker does, and a click leads to the post; it answers no request', async ({
  page,
  product,
  context,
}) => {
  const person = await signInAnew(page, product);
  await context.grantPermissions(['notifications'], { origin: product.url });
  await context.addInitScript(() => {
    // As on a phone.
    const Shown = Object.assign(
      () => {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      },
      { permission: 'granted', requestPermission: async () => 'granted' },
    );
    Object.assign(window, { Notification: Shown });
    document.hasFocus = () => false;
    localStorage.setItem('fanfare.browser-notices', 'on');
  });
  const [task] = await seedTasks(product, person.id, [
    { name: 'Broken post', status: 'failed', error_message: 'Why.' },
  ]);
  await page.goto('/connect');
  const tell = async (title: string) => {
    await query(
      product,
      `insert into notices (user_id, kind, cause, title, detail, scheduled_workflow_id) values ($1, 'failed', $2, $2, 'Why.', $3)`,
      [person.id, title, task],
    );
    await query(product, `select pg_notify('fanfare_changes', $1)`, [
      JSON.stringify({ userId: person.id, change: 'notices.changed' }),
    ]);
  };
  // What is told before the page has looked for the first time is not new to it.
  await expect(async () => {
    await tell(`Failed ${crypto.randomUUID()}`);
    expect(context.serviceWorkers()).toHaveLength(1);
  }).toPass();
  const [worker] = context.serviceWorkers();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const shown = await (await navigator.serviceWorker.ready).getNotifications();
        return shown.map(({ title, body }) => `${title.split(' ')[0]}: ${body}`)[0];
      }),
    )
    .toBe('Failed: Why.');
  // As text: the types here are those of pages, not of workers.
  await worker?.evaluate(`self.registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);
  await expect(tasksScreen(page).dialog('Task Details')).toContainText('Broken post');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
