import { expect, test } from '../site';
import { goTo, openDesk } from './desk';

test('beside the fixed figures the dashboard shows the invoice that is being written', async ({ page }) => {
  await openDesk(page, '/admin');
  const card = page.getByRole('region', { name: 'Receivables' });
  await expect(card).toContainText('The invoice that you write in this visit is shown here');
  await card.getByRole('link', { name: 'Write an invoice' }).click();
  await page.getByLabel('Item Name').fill('Design');
  await page.getByLabel('Rate', { exact: true }).fill('411.50');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByLabel('Due Date').fill('2020-01-31');
  await goTo(page, 'Dashboard');
  await expect(card).toContainText('$411.50');
  await expect(card).toContainText(/31 Jan 2020.*Overdue by [\d,]+ days/);
  for (const name of ['Team Members 8', 'Projects 12', 'Services 4', 'Testimonials 24'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});
