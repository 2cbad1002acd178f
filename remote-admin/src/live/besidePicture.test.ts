import { editedCollections } from '@vibrant-peak/shared/schemas/editedCollections';
import { projects } from '../entities/projects';
import { recordsOf } from '../records/collectionOf';
import { fieldsOf, type SourceOf } from './fieldsOf';
import { focalPoint } from './focalPoint';
import { focusFieldOf, pictureFieldOf, textFieldOf } from './besidePicture';

test('a picture and what belongs to it know each other by their names, in rows, too', () => {
  expect(['image', 'details.0.src'].map(textFieldOf)).toEqual(['imageAlt', 'details.0.alt']);
  expect(['image', 'details.0.src'].map(focusFieldOf)).toEqual(['imageFocus', 'details.0.focus']);
  expect(['imageFocus', 'details.0.focus'].map(pictureFieldOf)).toEqual(['image', 'details.0.src']);
});

const source: SourceOf = () => ({ entity: projects, records: recordsOf(projects) });

test('each focal point of the content stands beside a picture', () => {
  const found = editedCollections.flatMap(({ name, schema }) => {
    const fields = fieldsOf(schema.describe(), source);
    return fields
      .filter(({ definition }) => definition === focalPoint)
      .map((field) => [
        `${name}.${field.name}`,
        fields.find((each) => each.name === pictureFieldOf(field.name))?.kind,
      ]);
  });
  expect(found).toEqual([
    ['culturePhotos.focus', 'image'],
    ['projects.imageFocus', 'image'],
    ['team.imageFocus', 'image'],
    ['testimonials.avatarFocus', 'image'],
    ['hero.imageFocus', 'image'],
  ]);
});
