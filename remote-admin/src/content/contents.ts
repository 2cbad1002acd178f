import { contentPartPath } from '@vibrant-peak/shared/contract';
import { editedCollections, type EditedCollection } from '@vibrant-peak/shared/schemas/editedCollections';
import { labelFrom } from '@vibrant-peak/shared/schemas/labelFrom';
import { nameFieldOf } from '@vibrant-peak/shared/schemas/recordName';
import type { Entity } from '../entities/entity';
import { entities } from '../entities/index';

/** A part of the content that has a page below Content. */
export interface ContentPart {
  entity: Entity;
  /** Where visitors see it. */
  place: string;
  /** What it is for. */
  hint: string;
}

const managed = new Set(entities.map(({ collection }) => collection));

/** In the order of the navigation. */
const places = [
  ...['Home', 'Services', 'Projects', 'Team', 'Careers', 'How We Work'],
  ...['Coming Soon', 'Privacy', 'Every page'],
];

/** From top to bottom. Other pages have the order of the schemas. */
const onHome = [
  ...['hero', 'proofs', 'visionStatement', 'aboutValues', 'homeServicesIntroduction', 'homeServices'],
  ...['portfolioIntroduction', 'contactIntroduction', 'contactNotice', 'offices'],
];

const indexIn = (list: readonly string[], text: string) =>
  list.includes(text) ? list.indexOf(text) : list.length;

/** Everything that staff edit but the managed lists, which have pages of their own, page by page. */
export const contents: readonly ContentPart[] = editedCollections
  .filter(({ module, name }) => !managed.has(`${module}.${name}`))
  .toSorted((one, other) => indexIn(onHome, one.name) - indexIn(onHome, other.name))
  .map((edited) => ({
    entity: entityOf(edited),
    place: edited.meta.place ?? 'Elsewhere',
    hint: edited.meta.hint ?? '',
  }))
  .toSorted((one, other) => indexIn(places, one.place) - indexIn(places, other.place));

/** Its fields derive from the schema when it is shown, see `liveEntityOf`. */
function entityOf({ module, name, kind, schema, meta }: EditedCollection): Entity {
  const heading = labelFrom(name, meta);
  const fields = Object.keys(schema.fields);
  return {
    path: contentPartPath(name),
    navigation: { label: heading, icon: 'FileText', order: 0 },
    heading,
    // A text is a form of one field, which has the hint.
    description: (kind !== 'text' && meta.hint) || '',
    singular: kind === 'list' ? (schema.meta()?.label ?? 'Entry') : 'Content',
    titleField: nameFieldOf(fields) ?? fields[0] ?? '',
    isOnce: kind !== 'list',
    collection: `${module}.${name}`,
    fields: [],
    samples: [],
  };
}
