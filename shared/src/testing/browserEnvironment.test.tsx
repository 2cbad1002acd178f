test('a request takes a signal of jsdom and is aborted with it', () => {
  const controller = new AbortController();
  const { signal } = new Request('http://localhost/', { signal: controller.signal });
  expect(signal.aborted).toBe(false);
  controller.abort('another page');
  expect(signal.reason).toBe('another page');
  expect(new Request('http://localhost/', { signal: controller.signal }).signal.reason).toBe('another page');
});
