import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
  type ListObjectsV2CommandOutput,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { inParallel } from './inParallel';
import { checkedName, type ObjectStore } from './objectStore';
import { headersInBucket } from './responses';
import { inPlainWords, statusOf, type Bucket } from './s3Failures';

/** How often something is tried that the client itself does not try again. */
const attempts = 5;

/**
 * Objects in a bucket of any store that speaks the S3 protocol and has conditional writes
 * (`If-None-Match: *`). The client retries transient failures; errors of this class explain the
 * cause.
 */
export class S3Objects implements ObjectStore {
  /** Settled once this store has proved to honour conditional writes. */
  private conditional: Promise<void> | undefined;

  /**
   * @param prefix of all names in the bucket: empty, or with a slash at its end.
   * @param pageSize names per page of a list; the store's maximum by default.
   */
  constructor(
    private readonly client: S3Client,
    private readonly where: Bucket,
    private readonly prefix: string,
    private readonly pageSize?: number,
  ) {}

  async read(name: string): Promise<Buffer | undefined> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.asked(
        () => this.client.send(new GetObjectCommand(this.at(name))),
        'NoSuchKey',
      );
      if (!answer) return undefined;
      try {
        return Buffer.from(await answer.Body!.transformToByteArray());
      } catch (error) {
        // The client repeats requests, not bodies that break off.
        if (attempt === attempts) throw inPlainWords(error, this.where);
      }
    }
  }

  async create(name: string, content: Buffer): Promise<boolean> {
    this.conditional ??= this.proveConditions();
    await this.conditional.catch((error: Error) => {
      // The next write asks again.
      this.conditional = undefined;
      throw error;
    });
    return this.putNew(name, content);
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.asked(() => this.put(name, content));
  }

  async list(prefix: string): Promise<string[]> {
    const pages = await this.pages(prefix);
    return pages.flatMap(({ Contents = [] }) => Contents.map(({ Key }) => this.objectName(Key!))).sort();
  }

  async children(prefix: string): Promise<string[]> {
    const pages = await this.pages(prefix, '/');
    const names = pages.flatMap(({ Contents = [], CommonPrefixes = [] }) => [
      ...Contents.map(({ Key }) => Key!),
      ...CommonPrefixes.map(({ Prefix }) => Prefix!.slice(0, -1)),
    ]);
    return names.map((name) => this.objectName(name).slice(prefix.length)).sort();
  }

  async remove(names: readonly string[]): Promise<void> {
    // Not in batches: some stores want Content-MD5 for those, and Ceph's gateway asks for another
    // right.
    await inParallel(names, (name) =>
      this.asked(() => this.client.send(new DeleteObjectCommand(this.at(name))), 'NoSuchKey'),
    );
  }

  async times(prefix: string): Promise<Map<string, number>> {
    const pages = await this.pages(prefix);
    return new Map(
      pages.flatMap(({ Contents = [] }) =>
        Contents.map(({ Key, LastModified }) => [this.objectName(Key!), LastModified!.getTime()] as const),
      ),
    );
  }

  /** A write that dies leaves nothing in a bucket. */
  tidy = async () => undefined;

  private async putNew(name: string, content: Buffer): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.put(name, content, { IfNoneMatch: '*' });
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (status === 412) return false;
        if (status === 501) throw this.unfit('has no conditional writes');
        // A concurrent writer of the name may still fail.
        if (status !== 409 || attempt === attempts) throw inPlainWords(error, this.where);
        await wait(Math.random() * 50 * 2 ** attempt);
      }
    }
  }

  /**
   * @throws when this store takes the condition and ignores it: two publishes could then overwrite
   * each other.
   */
  private async proveConditions(): Promise<void> {
    const name = `probe/${randomUUID()}`;
    await this.putNew(name, Buffer.from('first'));
    const isRefused = !(await this.putNew(name, Buffer.from('second')));
    await this.remove([name]);
    if (!isRefused) throw this.unfit('ignores conditional writes');
  }

  private unfit = (what: string) =>
    new Error(
      `The store ${this.where.address} ${what} (If-None-Match), which every publish needs: it cannot be used.`,
    );

  private put(name: string, content: Buffer, more: Partial<PutObjectCommandInput> = {}) {
    return this.client.send(
      new PutObjectCommand({ ...this.at(name), Body: content, ...headersInBucket(name), ...more }),
    );
  }

  private async pages(prefix: string, delimiter?: string): Promise<ListObjectsV2CommandOutput[]> {
    const query = { Bucket: this.where.bucket, Prefix: this.prefix + prefix, Delimiter: delimiter };
    const pages: ListObjectsV2CommandOutput[] = [];
    const { client, pageSize } = this;
    await this.asked(async () => {
      for await (const page of paginateListObjectsV2({ client, pageSize }, query)) pages.push(page);
    });
    return pages;
  }

  /**
   * The response of a request; `undefined` when it fails with `absent`.
   * @throws other failures, explained.
   */
  private async asked<T>(request: () => Promise<T>, absent?: string): Promise<T | undefined> {
    return request().catch((error: Error) => {
      if (error.name === absent) return undefined;
      throw inPlainWords(error, this.where);
    });
  }

  private at = (name: string) => ({ Bucket: this.where.bucket, Key: this.prefix + checkedName(name) });

  private objectName = (key: string) => key.slice(this.prefix.length);
}
