import { expect, test } from '../lib/walk.js';

test.use({ isRefused: true });

test('A refused sign-in says so beside the form, and its fields say that they are wrong', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('nobody@shop.test');
  await password.fill('not a password');

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('not a password');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  // Whoever looks over a shoulder does not see what is sent.
  await expect(password).toHaveAttribute('type', 'password');

  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toHaveText('Wrong email or password');
  await expect(said).toBeInViewport();
  await expect(email).toBeFocused();
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Wrong email or password/);
  }
  await expect(email).toHaveValue('nobody@shop.test');
  // The toast of the specification goes, what is beside the form stays.
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast.getByText('Wrong email or password')).toBeHidden();
  await expect(said).toBeVisible();
});

test('A form that lacks something leads to the first field, and says what each one lacks', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'REGISTER' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  for (const label of ['Name', 'Email', 'Password', 'Phone', 'Address']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/is required/);
  }
  await name.fill('Nora Lind');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('Own prices narrow a list, and stay in their fields', async ({ page }, { project }) => {
  const isPhone = project.name === 'phone';
  // Without its script, the form keeps the prices as they were typed.
  await page.goto('/category/electronics', { waitUntil: 'networkidle' });
  const toSheet = page.getByRole('button', { name: /^Filters/ });
  if (isPhone) await toSheet.click();
  await page.getByRole('spinbutton', { name: 'Min $' }).fill('100');
  await page.getByRole('spinbutton', { name: 'Max $' }).fill('20');
  if (isPhone) await page.getByRole('button', { name: /^Show \d+ product/ }).click();
  else await page.keyboard.press('Enter');
  // The lower price comes first, however they were typed.
  await expect(page).toHaveURL(/\?min=20&max=100$/);
  await expect(page.getByRole('link', { name: 'Remove filter $20 – $100' })).toBeVisible();
  await page.reload();
  if (isPhone) await toSheet.click();
  await expect(page.getByRole('spinbutton', { name: 'Min $' })).toHaveValue('20');
  await expect(page.getByRole('spinbutton', { name: 'Max $' })).toHaveValue('100');
});
