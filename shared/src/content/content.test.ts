import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyObject, ObjectSchema } from 'yup';
import { benefitSchema } from '../schemas/benefit';
import { brandSchema } from '../schemas/brand';
import { comingSoonSchema } from '../schemas/comingSoon';
import { demoLoginSchema } from '../schemas/demoLogin';
import { introductionSchema } from '../schemas/introduction';
import { invitationSchema } from '../schemas/invitation';
import { jobOpeningSchema } from '../schemas/jobOpening';
import { milestoneSchema } from '../schemas/milestone';
import { noticeSchema } from '../schemas/notice';
import { officeSchema } from '../schemas/office';
import { photoSchema } from '../schemas/photo';
import { privacySectionSchema } from '../schemas/privacySection';
import { projectSchema } from '../schemas/project';
import { proofSchema } from '../schemas/proof';
import { serviceSchema } from '../schemas/service';
import { serviceCardSchema } from '../schemas/serviceCard';
import { startingCostSchema } from '../schemas/startingCost';
import { teamMemberSchema } from '../schemas/teamMember';
import { testimonialSchema } from '../schemas/testimonial';
import { valueSchema } from '../schemas/value';
import { wayOfWorkingSchema } from '../schemas/wayOfWorking';
import { benefits, careersIntroduction, careersInvitation } from './benefits';
import { brand } from './brand';
import { comingSoon } from './comingSoon';
import { contactIntroduction, contactNotice } from './contact';
import { cultureIntroduction, culturePhotos, cultureValues, teamIntroduction } from './culture';
import { demoLogin } from './demoLogin';
import { footerServices } from './footer';
import { homeServices, homeServicesIntroduction } from './homeServices';
import { costNote, firstMonth, howWeWorkIntroduction, startingCosts, waysOfWorking } from './howWeWork';
import { invitation } from './invitation';
import { jobs } from './jobs';
import { offices } from './offices';
import { pictures } from './pictures';
import { srcSetOf } from '../ui/srcSetOf';
import { privacyIntroduction, privacySections } from './privacy';
import { featuredSlug, projects, projectsIntroduction } from './projects';
import { services, servicesIntroduction } from './services';
import { team } from './team';
import { testimonials } from './testimonials';
import { aboutValues, hero, portfolioIntroduction, proofs, visionStatement } from './vision';

interface Collection {
  name: string;
  count: number;
  schema: ObjectSchema<AnyObject>;
  items: readonly object[];
}

const collections: Collection[] = [
  { name: 'projects', count: 5, schema: projectSchema, items: projects },
  { name: 'testimonials', count: 4, schema: testimonialSchema, items: testimonials },
  { name: 'home services', count: 4, schema: serviceCardSchema, items: homeServices },
  { name: 'services', count: 8, schema: serviceSchema, items: services },
  { name: 'team members', count: 8, schema: teamMemberSchema, items: team },
  { name: 'job openings', count: 4, schema: jobOpeningSchema, items: jobs },
  { name: 'benefits', count: 6, schema: benefitSchema, items: benefits },
  { name: 'about values', count: 4, schema: valueSchema, items: aboutValues },
  { name: 'culture values', count: 5, schema: valueSchema, items: cultureValues },
  { name: 'culture photos', count: 4, schema: photoSchema, items: culturePhotos },
  { name: 'offices', count: 3, schema: officeSchema, items: offices },
  { name: 'ways of working', count: 3, schema: wayOfWorkingSchema, items: waysOfWorking },
  { name: 'milestones of the first month', count: 4, schema: milestoneSchema, items: firstMonth },
  { name: 'starting costs', count: 3, schema: startingCostSchema, items: startingCosts },
];

const introductions = {
  projectsIntroduction,
  servicesIntroduction,
  teamIntroduction,
  careersIntroduction,
  howWeWorkIntroduction,
  privacyIntroduction,
  cultureIntroduction,
  homeServicesIntroduction,
  portfolioIntroduction,
  contactIntroduction,
};

const identityOf = (item: object) =>
  'id' in item ? item.id : 'title' in item ? item.title : 'src' in item ? item.src : item;

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test('collections have as many entries as the specification counts', () => {
  const others = collections
    .filter(({ count, items }) => items.length !== count)
    .map(
      ({ name, count, items }) =>
        `The specification counts ${count} ${name}, the content has ${items.length}. ` +
        'If that is intended, change the count at the top of shared/src/content/content.test.ts, its only place.',
    );
  expect(others).toEqual([]);
});

describe.each(collections)('the $name', ({ schema, items }) => {
  test('satisfy their schema and have no other fields', async () => {
    for (const item of items) {
      await expect(schema.validate(item, { strict: true })).resolves.toEqual(item);
      expect(Object.keys(schema.fields)).toEqual(expect.arrayContaining(Object.keys(item)));
    }
  });

  test('are unique', () => {
    expect(new Set(items.map(identityOf)).size).toBe(items.length);
  });
});

test('the brand and the demo login satisfy their schemas', async () => {
  await expect(brandSchema.validate(brand, { strict: true })).resolves.toEqual(brand);
  await expect(demoLoginSchema.validate(demoLogin, { strict: true })).resolves.toEqual(demoLogin);
});

const singles: [string, ObjectSchema<AnyObject>, object][] = [
  ...Object.entries(introductions).map(([name, words]): [string, ObjectSchema<AnyObject>, object] => [
    name,
    introductionSchema,
    words,
  ]),
  ['invitation', invitationSchema, invitation],
  ['careersInvitation', invitationSchema, careersInvitation],
  ['contactNotice', noticeSchema, contactNotice],
  ['comingSoon', comingSoonSchema, comingSoon],
  ...privacySections.map((section): [string, ObjectSchema<AnyObject>, object] => [
    section.title,
    privacySectionSchema,
    section,
  ]),
];

test.each(singles)(
  '%s satisfies its schema, which wants each text but that of live sites',
  (_name, schema, words) => {
    expect(schema.noUnknown().validateSync(words, { strict: true })).toEqual(words);
    for (const field of Object.keys(words).filter((name) => name !== 'liveText'))
      expect(schema.isValidSync({ ...words, [field]: '' }, { strict: true })).toBe(false);
  },
);

test('pages and notices have the words of the specification', () => {
  expect(titlesOf(Object.values(introductions)).slice(0, 7)).toEqual([
    ...['Our Projects', 'Our Services', 'Meet Our Team', 'Join Our Team', 'How We Work', 'Privacy'],
    'Our Culture',
  ]);
  expect(comingSoon.phases).toEqual(['Planning', 'Development', 'Launch']);
  expect(contactNotice).toEqual({
    title: 'Message Sent!',
    description: "Thank you for contacting us. We'll respond to you shortly.",
  });
});

test('the specified names appear in the specified order', () => {
  expect(titlesOf(aboutValues)).toEqual(['Innovation', 'Excellence', 'Collaboration', 'Integrity']);
  expect(titlesOf(cultureValues)).toEqual([
    'Excellence',
    'Transparency',
    'Innovation',
    'Collaboration',
    'Growth',
  ]);
  expect(titlesOf(homeServices)).toEqual(['Web Development', 'Mobile Apps', 'UI/UX Design', 'DevOps']);
  expect(footerServices).toEqual([...titlesOf(homeServices), 'Custom Software']);
  expect(titlesOf(services)).toEqual([
    ...titlesOf(homeServices),
    'Database Solutions',
    'Cloud Services',
    'Cybersecurity',
    'IT Consulting',
  ]);
  expect(titlesOf(benefits)).toEqual([
    'Competitive Salary',
    'Flexible Work',
    'Health Benefits',
    'Learning Budget',
    'Growth Path',
    'Team Events',
  ]);
  expect(offices.map(({ id, name }) => [id, name])).toEqual([
    ['lahore', 'Lahore Office'],
    ['karachi', 'Karachi Office'],
    ['islamabad', 'Islamabad Office'],
  ]);
});

test('the project categories first appear in the order of the filter buttons', () => {
  expect([...new Set(projects.map(({ category }) => category))]).toEqual([
    'Web Development',
    'Mobile Development',
    'UI/UX Design',
    'IoT Development',
  ]);
});

test('every testimonial is rated four or five', () => {
  for (const { rating } of testimonials) expect([4, 5]).toContain(rating);
});

test('all maps come from one host', () => {
  for (const { mapUrl } of offices) expect(new URL(mapUrl).origin).toBe('https://www.google.com');
});

test('the texts use straight quotes and hyphens only', () => {
  const everything = [
    ...collections.flatMap(({ items }) => items),
    brand,
    visionStatement,
    footerServices,
    costNote,
    ...[introductions, invitation, careersInvitation, contactNotice, comingSoon, privacySections],
  ];
  expect(JSON.stringify(everything)).toMatch(/^[\x20-\x7e]*$/);
});

test('projects write percentages with their sign', () => {
  for (const { outcome, fullDescription } of projects)
    expect(`${outcome} ${fullDescription}`).not.toContain('percent');
});

const imageAddresses = [
  ...projects.map(({ image }) => image),
  ...testimonials.map(({ avatar }) => avatar),
  ...team.map(({ image }) => image),
  ...culturePhotos.map(({ src }) => src),
];

const storedFile = (url: string) => join(__dirname, '../..', url);

test.each([...new Set([...imageAddresses, pictures.hero])])('%s is stored in all its widths', (url) => {
  const sources = srcSetOf(url)?.split(', ') ?? [];
  expect(sources.length).toBeGreaterThanOrEqual(2);
  for (const source of sources) expect(existsSync(storedFile(source.split(' ')[0] ?? ''))).toBe(true);
});

test.each([pictures.hero, projects[0]!.image])(
  'the size of %s on phones fits into the initial congestion window',
  (url) => {
    const [phone] = srcSetOf(url)?.match(/\S+-720\.avif/) ?? [];
    expect(statSync(storedFile(phone!)).size).toBeLessThan(13_500);
  },
);

test('no two people or projects share a picture', () => {
  expect(new Set(imageAddresses).size).toBe(imageAddresses.length);
});

test.each(projects)(
  'the alternative text of $title says what the picture shows, not whose it is',
  (project) => {
    const { title, clientName, imageAlt, details } = project;
    for (const alt of [imageAlt, ...details.map((detail) => detail.alt)]) {
      expect(alt).toMatch(/^\S+( \S+){4,}[^.]$/);
      for (const name of [title, clientName]) expect(alt).not.toContain(name);
    }
  },
);

test('the social image is stored', () => {
  expect(existsSync(storedFile(pictures.social))).toBe(true);
});

test.each(proofs)(
  '$figure of $clientName appears in their project, and so does the figure before the work',
  (proof) => {
    expect(proofSchema.isValidSync(proof)).toBe(true);
    const project = projects.find(({ slug }) => slug === proof.slug);
    expect(project?.clientName).toBe(proof.clientName);
    const { before, after } = proof;
    expect(project?.results).toContainEqual(expect.objectContaining({ before, after }));
    const figures = [proof.figure, ...(/from (\d+)/.exec(proof.text)?.slice(1) ?? [])];
    for (const figure of figures)
      expect(project?.fullDescription).toMatch(new RegExp(`\\b${parseInt(figure)}\\b`));
  },
);

test('the charted result of a project appears in its text, and its makers are members of the team', () => {
  for (const { results, fullDescription, madeBy } of projects) {
    for (const { unit, before, after } of results.filter(({ before }) => before !== 100)) {
      expect([unit, fullDescription]).toEqual([
        unit,
        expect.stringMatching(new RegExp(`\\b(${before}|nine)\\b`)),
      ]);
      expect(fullDescription).toMatch(new RegExp(`\\b(${after}|two)\\b`));
    }
    for (const id of madeBy) expect(team.map((member) => member.id)).toContain(id);
  }
});

test('the headline is the tagline of the brand', () => {
  expect(`${hero.headline} ${hero.accent}`).toBe(brand.tagline);
});

test('the featured project exists', () => {
  expect(projects.map(({ slug }) => slug)).toContain(featuredSlug);
});

test('the first month has its milestones in order, and costs what a month of a whole product costs', () => {
  const days = firstMonth.map(({ day }) => day);
  expect(days).toEqual([...days].sort((one, other) => one - other));
  expect(waysOfWorking[0]?.price).toBe(`From ${startingCosts.at(-1)?.price} a month`);
});
