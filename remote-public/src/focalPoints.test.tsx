import type { ComponentType } from 'react';
import { culturePhotos } from '@vibrant-peak/shared/content/culture';
import { projects } from '@vibrant-peak/shared/content/projects';
import { team } from '@vibrant-peak/shared/content/team';
import { testimonials } from '@vibrant-peak/shared/content/testimonials';
import { hero } from '@vibrant-peak/shared/content/vision';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page as home } from './home/HomePage';
import { TestimonialCard } from './home/TestimonialCard';
import { ProjectDetails } from './projects/ProjectDetails';
import { page as project } from './projects/ProjectPage';
import { page as projectList } from './projects/ProjectsPage';
import { page as teamPage } from './team/TeamPage';

const [first, second] = projects as [(typeof projects)[0], (typeof projects)[0]];
const members = team.filter(({ id }) => first.madeBy.includes(id));
const quote = testimonials.find(({ position }) => position.endsWith(`, ${first.clientName}`))!;

/** What stays in view of each picture that is shown, by its address. */
const positions = () =>
  Object.fromEntries(
    [...document.querySelectorAll('img')].map((image) => [
      image.getAttribute('src'),
      image.style.objectPosition,
    ]),
  );

const show = ({ component: Component }: { component: ComponentType }, path?: string) => {
  renderInHost(<Component />, { path });
  return positions();
};

test('without focal points pages choose what stays in view', () => {
  expect(Object.values(show(home)).filter(Boolean)).toEqual([]);
});

describe('the focal point stays in view', () => {
  beforeAll(() => {
    hero.imageFocus = '10% 1%';
    first.imageFocus = '10% 2%';
    second.imageFocus = '10% 3%';
    first.details.forEach((detail, index) => (detail.focus = `20% ${index}%`));
    members.forEach((member, index) => (member.imageFocus = `30% ${index}%`));
    testimonials.forEach((testimonial, index) => (testimonial.avatarFocus = `40% ${index}%`));
    culturePhotos[2]!.focus = '50% 1%';
  });

  const ofMembers = () => Object.fromEntries(members.map(({ image, imageFocus }) => [image, imageFocus]));

  test('on the home page', () => {
    expect(show(home)).toMatchObject({ [hero.image]: '10% 1%' });
  });

  test('in the list of projects', () => {
    expect(show(projectList)).toMatchObject({ [first.image]: '10% 2%', [second.image]: '10% 3%' });
  });

  test('on the page of a project', () => {
    expect(show(project, `/projects/${first.slug}`)).toMatchObject({
      [first.image]: '10% 2%',
      [second.image]: '10% 3%',
      [first.details[0]!.src]: '20% 0%',
      [first.details[1]!.src]: '20% 1%',
      [quote.avatar]: quote.avatarFocus,
      ...ofMembers(),
    });
  });

  test('in a testimonial', () => {
    renderInHost(<TestimonialCard testimonial={quote} />);
    expect(positions()).toEqual({ [quote.avatar]: quote.avatarFocus });
  });

  test('in the dialog of a project', () => {
    renderInHost(<ProjectDetails project={first} />);
    expect(positions()).toEqual({ [first.image]: '10% 2%' });
  });

  test('on the page of the team, where two photos of the culture have a place of their own otherwise', () => {
    expect(show(teamPage)).toMatchObject({
      ...ofMembers(),
      [culturePhotos[0]!.src]: '',
      [culturePhotos[2]!.src]: '50% 1%',
      [culturePhotos[3]!.src]: '80%',
    });
  });
});
