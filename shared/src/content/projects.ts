import type { Introduction } from '../schemas/introduction';
import type { Project } from '../schemas/project';
import { pictures } from './pictures';

export const projectsIntroduction: Introduction = {
  title: 'Our Projects',
  lead: 'Five recent pieces of work, told with their numbers: what stood in the way, what we built, and what changed afterwards.',
};

/** The project featured beside the title of the projects page. */
export const featuredSlug = 'open-clinic';

export const projects: Project[] = [
  {
    id: 1,
    slug: 'bazaar-insight',
    title: 'Bazaar Insight',
    category: 'Web Development',
    image: pictures.bazaarInsight,
    color: '#c2452d',
    imageAlt: 'Four fabrics that run out this week, and sales by the hour',
    details: [
      {
        src: pictures.bazaarInsightFabrics,
        alt: 'Fabric that runs out in two and in three days',
      },
      { src: pictures.bazaarInsightSales, alt: 'Sold today: Rs 4,812,600, 12 percent more than last Friday' },
    ],
    description:
      'A live sales and stock dashboard that replaced nightly spreadsheets for a home textiles retailer with 38 stores.',
    fullDescription:
      'Meherban Home Textiles sells through 38 stores, two marketplaces and its own web shop, and every channel kept its own figures. Managers received a spreadsheet the next morning and regularly reordered fabric that was already on a truck.\n\nWe connected the tills, the warehouse and the shops to one event stream and built a dashboard on top of it that answers the three questions a manager asks first: what sells, what runs out, and where the money stands. Each store sees its own numbers, head office sees them all, usually within ten seconds of a sale.\n\nIn the first season stock-outs fell by 31%, and the monthly closing now takes two days where it took nine.',
    outcome: 'Stock-outs down 31% in the first season',
    results: [
      { measure: 'Monthly closing', unit: 'days', before: 9, after: 2 },
      { measure: 'Stock-outs, first season', unit: '%', before: 100, after: 69 },
    ],
    madeBy: [2, 5, 7],
    technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Kafka', 'AWS'],
    clientName: 'Meherban Home Textiles',
    duration: '6 months',
  },
  {
    id: 2,
    slug: 'swift-cart',
    title: 'Swift Cart',
    category: 'Mobile Development',
    image: pictures.swiftCart,
    color: '#d9a406',
    imageAlt: 'A rider on a map, nine minutes away, and a handover saved without a signal',
    details: [
      { src: pictures.swiftCartMap, alt: 'The rider on the map, on the way to the door' },
      {
        src: pictures.swiftCartHandover,
        alt: 'A handover in a basement, saved on the phone without a signal',
      },
    ],
    description:
      'A grocery delivery app with live rider tracking that keeps working in basements, lifts and areas with patchy coverage.',
    fullDescription:
      'Taaza Grocers promised delivery within an hour, but riders worked from phone calls and customers had no idea where their order was.\n\nWe built two apps from one codebase, one for customers and one for riders, and a dispatch service that groups orders by street and freshness. Both apps keep a local copy of the order, so a rider can confirm a handover in a basement car park and the app catches up later. Customers follow the rider on a map that uses little data and little battery.\n\nTwelve weeks after launch the average delivery time had dropped from 58 to 34 minutes, support calls about late orders had halved, and the app held 4.7 stars from more than 9,000 ratings.',
    outcome: 'Deliveries in 34 minutes instead of 58',
    results: [
      { measure: 'Average delivery', unit: 'minutes', before: 58, after: 34 },
      { measure: 'Support calls about late orders', unit: '%', before: 100, after: 50 },
    ],
    madeBy: [4, 6, 7],
    technologies: ['React Native', 'TypeScript', 'Node.js', 'Redis', 'MapLibre', 'Firebase'],
    clientName: 'Taaza Grocers',
    duration: '5 months',
  },
  {
    id: 3,
    slug: 'harbor-design-system',
    title: 'Harbor Design System',
    category: 'UI/UX Design',
    image: pictures.harborDesignSystem,
    color: '#2563a8',
    imageAlt: 'An amount field with its error message, in English and in Urdu',
    details: [
      {
        src: pictures.harborDesignSystemError,
        alt: 'The amount field in English asks for digits',
      },
      { src: pictures.harborDesignSystemUrdu, alt: 'The same field in Urdu, from right to left' },
    ],
    description:
      'One bilingual design system for the six products of a finance company, from colour tokens to tested, documented components.',
    fullDescription:
      'Over ten years Indus Harbor Finance had grown six products, each with its own buttons, forms and words for the same loan. New staff needed weeks to learn them, and customers rang the helpline about the simplest steps.\n\nWe interviewed 42 customers and branch officers, listed every screen, and designed one language for all of them: colour and spacing tokens, 64 components, and writing rules in English and Urdu that work in both reading directions. The system shipped together with its code, its accessibility tests and a migration plan by product.\n\nThe loan application went first: completion rose from 54% to 78%, helpline calls dropped by a third, and a new screen now takes days to design where it took weeks.',
    outcome: 'Completed loan applications up from 54% to 78%',
    results: [
      { measure: 'Loan applications completed', unit: '%', before: 54, after: 78 },
      { measure: 'Calls to the helpline', unit: '%', before: 100, after: 67 },
    ],
    madeBy: [3, 5],
    technologies: ['Figma', 'Design Tokens', 'Storybook', 'React', 'WCAG 2.2', 'Right-to-left Layout'],
    clientName: 'Indus Harbor Finance',
    duration: '4 months',
  },
  {
    id: 4,
    slug: 'greenline',
    title: 'Greenline',
    category: 'IoT Development',
    image: pictures.greenline,
    color: '#5f9c1a',
    imageAlt: 'Dry soil at 31 percent, its moisture over a day, and advice sent as a text message',
    details: [
      {
        src: pictures.greenlineMoisture,
        alt: 'Soil moisture, which rises when the house is watered at 6:40',
      },
      {
        src: pictures.greenlineMessage,
        alt: 'A message in Urdu asks Rashid to water house 14 for 20 minutes',
      },
    ],
    description:
      'Solar-powered sensors and a farm dashboard that tell greenhouse growers when to water, vent and shade, before the crop suffers.',
    fullDescription:
      'The Potohar Growers Cooperative runs 120 greenhouses on hills where power fails and mobile coverage comes and goes. Growers watered by habit, lost tomatoes to heat every June and paid for water they did not need.\n\nWe designed a solar-powered sensor node for soil moisture, temperature and light, a gateway that stores a week of readings while the line is down, and a simple dashboard that sends advice as a text message in Urdu. Valves can be opened by hand, by phone or by rule.\n\nAfter one full season water use fell by 37%, heat losses by more than half, and the sensors had paid for themselves. The cooperative now installs new nodes without us.',
    outcome: '37% less water for every harvest',
    results: [{ measure: 'Water use, one full season', unit: '%', before: 100, after: 63 }],
    madeBy: [8, 2],
    technologies: ['ESP32', 'LoRaWAN', 'MQTT', 'Python', 'TimescaleDB', 'Grafana'],
    clientName: 'Potohar Growers Cooperative',
    duration: '8 months',
  },
  {
    id: 5,
    slug: 'open-clinic',
    title: 'Open Clinic',
    category: 'Web Development',
    image: pictures.openClinic,
    color: '#0b7f88',
    imageAlt: 'The visits of three doctors, with a walk-in and free times',
    details: [
      { src: pictures.openClinicWalkIn, alt: 'A walk-in patient has a seat between two appointments' },
      { src: pictures.openClinicReminder, alt: 'A visit that the patient moved by text message' },
    ],
    description:
      'Online booking and a shared calendar for nine family clinics, with shorter queues at the door and fewer missed appointments.',
    fullDescription:
      'Patients of Sehat Family Clinics used to arrive at eight to take a paper number and often waited until noon. Nine clinics kept nine diaries, so a free doctor two streets away was of no use to anyone.\n\nWe built a booking site that finds the next free appointment across all clinics, a calendar for the reception desk that tolerates walk-ins, and reminders by text message that a patient can answer to move a visit. Records are encrypted, every access is logged, and the site opens in under two seconds on an older phone.\n\nSix months on, the median wait is down from 95 to 22 minutes, missed appointments are down by 41%, and two thirds of all visits are booked online.',
    outcome: 'Waiting time cut from 95 minutes to 22',
    results: [
      { measure: 'Median wait', unit: 'minutes', before: 95, after: 22 },
      { measure: 'Missed appointments', unit: '%', before: 100, after: 59 },
    ],
    madeBy: [1, 3, 5],
    technologies: ['Next.js', 'TypeScript', 'NestJS', 'PostgreSQL', 'Docker', 'Azure'],
    clientName: 'Sehat Family Clinics',
    duration: '7 months',
  },
];
