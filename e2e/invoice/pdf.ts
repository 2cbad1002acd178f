import type { Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';

/** A run of text and its box, in points from the top left corner of the page. */
export interface PlacedText {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PdfPage {
  width: number;
  height: number;
  texts: PlacedText[];
}

/** The pages that the browser would print now. @param margin on each side, unless the page sets its own. */
export async function printed(page: Page, format: 'A4' | 'Letter', margin = '0'): Promise<PdfPage[]> {
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  return pagesOf(await page.pdf({ format, printBackground: true, margin: margins }));
}

/** How many pages the browser would print now. Each page is a PDF object of type `Page`. */
export async function countPrinted(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const open = (pdf: Buffer) =>
  getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });

/** Sizes and texts of a PDF. */
export async function pagesOf(pdf: Buffer): Promise<PdfPage[]> {
  const loading = open(pdf);
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({ width, height, texts: items.filter(isText).map((item) => placed(item, height)) });
  }
  await loading.destroy();
  return pages;
}

interface Canvas {
  create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

/** The pixels of each page, in RGBA, a pixel per point. */
export async function pixelsOf(pdf: Buffer): Promise<Buffer[]> {
  const loading = open(pdf);
  const document = await loading.promise;
  const pages: Buffer[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const size = [Math.ceil(viewport.width), Math.ceil(viewport.height)] as const;
    const { context } = (document.canvasFactory as Canvas).create(...size);
    await page.render({ canvasContext: context, viewport }).promise;
    pages.push(Buffer.from(context.getImageData(0, 0, ...size).data));
  }
  await loading.destroy();
  return pages;
}

/** What a PDF says of itself. */
export async function describedIn(pdf: Buffer) {
  const loading = open(pdf);
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as Record<string, unknown>;
  const tags = await (await document.getPage(1)).getStructTree();
  await loading.destroy();
  return { title, language, isTagged: tags.children.length > 0 };
}

const isText = (item: object): item is TextItem => 'str' in item && (item as TextItem).str.trim() !== '';

function placed({ str, transform, width, height }: TextItem, pageHeight: number): PlacedText {
  const [left, baseline] = [transform[4] as number, transform[5] as number];
  const bottom = pageHeight - baseline;
  return { text: str, left, top: bottom - height, right: left + width, bottom };
}

/**
 * The text of a page in reading order, without white space, which depends on wrapping and kerning.
 */
export const textOf = ({ texts }: PdfPage) => solid(texts.map(({ text }) => text).join(''));

export const solid = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');
