/** Stands in for `EventSource`. It does not open before the test opens it. */
export class FakeStream extends EventTarget {
  static readonly OPEN = 1;
  /** Those that are not closed. */
  static opened: FakeStream[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }

  close(): void {
    FakeStream.opened = FakeStream.opened.filter((each) => each !== this);
  }

  /** Tells that something has changed. */
  say(): void {
    this.readyState = FakeStream.OPEN;
    this.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
  }
}
