import type { Office } from '../schemas/office';

export const offices: Office[] = [
  {
    id: 'lahore',
    name: 'Lahore Office',
    address: '4th Floor, Shalimar Heights, 27-B Main Boulevard, Gulberg III, Lahore 54660',
    phone: '+92 42 3555 0141',
    email: 'lahore@vibrantpeak.example',
    mapUrl: 'https://www.google.com/maps?q=Main+Boulevard,+Gulberg+III,+Lahore&z=15&output=embed',
  },
  {
    id: 'karachi',
    name: 'Karachi Office',
    address: 'Suite 602, Seabreeze Plaza, Block 5, Clifton, Karachi 75600',
    phone: '+92 21 3555 0162',
    email: 'karachi@vibrantpeak.example',
    mapUrl: 'https://www.google.com/maps?q=Block+5,+Clifton,+Karachi&z=15&output=embed',
  },
  {
    id: 'islamabad',
    name: 'Islamabad Office',
    address: '2nd Floor, Margalla Court, Jinnah Avenue, Blue Area, Islamabad 44000',
    phone: '+92 51 3555 0183',
    email: 'islamabad@vibrantpeak.example',
    mapUrl: 'https://www.google.com/maps?q=Jinnah+Avenue,+Blue+Area,+Islamabad&z=15&output=embed',
  },
];
