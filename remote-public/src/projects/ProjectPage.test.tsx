import { screen, within } from '@testing-library/react';
import { projects } from '@vibrant-peak/shared/content/projects';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './ProjectPage';

const show = (slug: string) => renderInHost(<page.component />, { path: `/projects/${slug}` });

test.each([
  ['greenline', ['−37%']],
  ['open-clinic', ['95 → 22', '−41%']],
  ['harbor-design-system', ['54 → 78%', '−33%']],
])('the case of %s leads with its results: %j', (slug, figures) => {
  show(slug);
  for (const figure of figures) expect(screen.getByText(figure)).toBeVisible();
});

test.each(projects)('the case of $title is shown in three parts, and leads to the next one', (project) => {
  show(project.slug);
  expect(screen.getByRole('img', { name: project.imageAlt })).toBeVisible();
  const story = within(screen.getByRole('region', { name: 'Case study' }));
  expect(story.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'The problem',
    'What we built',
    'The result',
  ]);
  const next = projects[projects.indexOf(project) + 1] ?? projects[0]!;
  expect(screen.getByRole('link', { name: new RegExp(`Next project ?${next.title}`) })).toHaveAttribute(
    'href',
    `/projects/${next.slug}`,
  );
});

test.each(projects)('the case of $title is in its own colour', (project) => {
  const { container } = show(project.slug);
  expect(container.querySelectorAll(`[style*="${rgb(project.color!)}"]`)).toHaveLength(2);
});

/** A colour as browsers write it. */
const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
