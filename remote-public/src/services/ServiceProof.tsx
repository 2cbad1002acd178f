import { waysOfWorking } from '@vibrant-peak/shared/content/howWeWork';
import { projects } from '@vibrant-peak/shared/content/projects';
import { Grid, Heading, Icon, Picture, RouterLink, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { projectPath } from '../components/ownPath';
import { outcomeOf } from '../projects/outcomeOf';
import { ProjectQuote } from '../projects/ProjectQuote';

/** A project as an example of a service, with the words of its client. */
export function ExampleSection({ slug }: { slug: string | undefined }) {
  const project = projects.find((each) => each.slug === slug);
  if (!project) return null;
  const { title, clientName, image, imageFocus } = project;
  return (
    <chakra.section aria-labelledby="example">
      <Grid
        templateColumns={{ md: 'minmax(0, 1fr) minmax(0, 1fr)', _print: '1fr 1fr' }}
        alignItems="center"
        gap="10"
      >
        <Picture
          src={image}
          alt=""
          ratio={3 / 2}
          position={imageFocus}
          sizes="(min-width: 1264px) 548px, (min-width: 768px) 44vw, 92vw"
          borderRadius="2xl"
          borderWidth="1px"
          borderColor="border.muted"
        />
        <Stack gap="4" alignItems="flex-start">
          <Text color="fg.muted">{clientName}</Text>
          <Heading as="h2" size="2xl" id="example">
            {outcomeOf(project)}
          </Heading>
          <RouterLink to={projectPath(project)} py="2" fontWeight="medium" color="brand.fg">
            <span>{`How we did it: ${title}`}</span>
            <Icon name="ArrowRight" />
          </RouterLink>
        </Stack>
      </Grid>
      <chakra.div mt={{ base: '8', md: '12' }}>
        <ProjectQuote clientName={clientName} />
      </chakra.div>
    </chakra.section>
  );
}

/** The ways of working with their prices. */
export function PricesSection() {
  return (
    <chakra.section aria-labelledby="prices">
      <Heading as="h2" size="2xl" mb="6" id="prices">
        What it costs
      </Heading>
      <Grid as="dl" templateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} columnGap="12" rowGap="6">
        {waysOfWorking.map(({ title, price }) => (
          <chakra.div key={title} pt="4" borderTopWidth="1px" borderColor="border">
            <chakra.dt color="fg.muted">{title}</chakra.dt>
            <chakra.dd
              mt="1"
              fontFamily="heading"
              fontSize={{ base: 'xl', md: 'lg', xl: 'xl' }}
              fontWeight="semibold"
              wordSpacing="0.1em"
            >
              {price}
            </chakra.dd>
          </chakra.div>
        ))}
      </Grid>
      <RouterLink to="/how-we-work" mt="6" py="2" fontWeight="medium" color="brand.fg">
        <span>How we work, and what it costs</span>
        <Icon name="ArrowRight" />
      </RouterLink>
    </chakra.section>
  );
}
