import { footerServices } from '@vibrant-peak/shared/content/footer';
import { Container, Flex, Grid, RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { CopyrightLine } from './CopyrightLine';
import { FooterBrand } from './FooterBrand';
import { FooterColumn } from './FooterColumn';
import { FooterContact } from './FooterContact';
import { QuickLinks } from './QuickLinks';
import { ScrollToTop } from './ScrollToTop';

export function Footer() {
  return (
    <chakra.footer bg="bg.subtle" borderTopWidth="1px" borderColor="border.muted">
      <Container pt={{ base: '8', md: '20' }} pb={{ base: '5', md: '8' }}>
        <Grid
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            md: '1fr 1fr 1.4fr',
            lg: '1.7fr 1fr 1fr 1.4fr',
          }}
          columnGap="8"
          rowGap={{ base: '7', md: '10' }}
        >
          <FooterBrand />
          <FooterColumn title="Quick Links">
            <QuickLinks />
          </FooterColumn>
          <FooterColumn title="Services">
            <Services />
          </FooterColumn>
          <FooterColumn title="Contact" isWide>
            <FooterContact />
          </FooterColumn>
        </Grid>
        <Flex
          mt={{ base: '6', md: '16' }}
          pt={{ base: '4', md: '6' }}
          borderTopWidth="1px"
          borderColor="border"
          wrap="wrap"
          align="center"
          justify="space-between"
          columnGap="4"
          rowGap="1"
        >
          <CopyrightLine />
          <RouterLink to="/privacy" ml={{ sm: 'auto' }} py="2" fontSize="sm" color="fg.muted">
            Privacy
          </RouterLink>
          <ScrollToTop />
        </Flex>
      </Container>
    </chakra.footer>
  );
}

const Services = () => (
  <chakra.ul listStyleType="none" display="grid" gap={{ base: '5', md: '3' }} pt={{ base: '2.5', md: '1.5' }}>
    {footerServices.map((service) => (
      <li key={service}>{service}</li>
    ))}
  </chakra.ul>
);
