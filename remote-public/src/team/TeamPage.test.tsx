import { screen, within } from '@testing-library/react';
import { culturePhotos, cultureValues } from '@vibrant-peak/shared/content/culture';
import { team } from '@vibrant-peak/shared/content/team';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './TeamPage';

const TeamPage = page.component;

test.each(team)('the card of $name has role, bio and contact links', (member) => {
  renderInHost(<TeamPage />);
  const card = within(screen.getByRole('article', { name: member.name }));
  expect(card.getByRole('heading', { name: member.name })).toBeVisible();
  expect(card.getByRole('img')).toHaveAccessibleName(`Portrait of ${member.name}`);
  expect(card.getByText(member.role)).toBeVisible();
  expect(card.getByText(member.bio)).toBeVisible();

  for (const [name, address] of [
    [`${member.name} on LinkedIn`, member.linkedin],
    [`${member.name} on GitHub`, member.github],
  ]) {
    const link = card.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(card.getByRole('link', { name: `Email ${member.name}` })).toHaveAttribute(
    'href',
    `mailto:${member.email}`,
  );
});

test('Our Culture shows its values and photos', () => {
  renderInHost(<TeamPage />);
  const culture = within(screen.getByRole('region', { name: 'Our Culture' }));
  expect(culture.getAllByRole('listitem')).toHaveLength(cultureValues.length);
  for (const { title } of cultureValues) expect(culture.getByRole('heading', { name: title })).toBeVisible();
  for (const { alt } of culturePhotos) expect(culture.getByRole('img', { name: alt })).toBeInTheDocument();
});
