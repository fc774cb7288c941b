/** A ready brief to start from: people edit its facts and send it. */
export interface Template {
  id: string;
  title: string;
  description: string;
  industry: string;
  prompt: string;
}

/** The templates that the empty chat shows; apart from the others, since every visit begins by loading them. */
export const FIRST_TEMPLATES: readonly Template[] = [
  {
    id: 'blog-content-generator',
    title: 'Blog Content Generator',
    description: 'A complete blog article from your title, your points and your own result.',
    industry: 'Content Marketing',
    prompt: `Write a blog article titled "How a small café can halve its food waste".
Audience: owners of independent cafés
Points:
- Measure before you change anything: weigh what goes into the bin every evening for a week, and write down what it was.
- Bake in two small batches: the second one goes into the oven after lunch, when you know how the day is going.
- Give day-old bread a second life: ours becomes a Saturday toast special, and it sells out.
- Call your local food bank: agree on one fixed pick-up a week, so that it becomes a habit.
Our result: we went from 9 kg of waste a week to 4 kg in two months.
Ending: ask readers what works in their café.`,
  },
  {
    id: 'e-commerce-product-suite',
    title: 'E-commerce Product Suite',
    description: 'A product page, an email and a social caption from one list of facts.',
    industry: 'E-commerce',
    prompt: `Write a product page, an email and a social caption for our new product.
Product: Harbour apron
Price: €48
Material: washed linen, woven in Portugal
Features:
- crossed straps, so nothing pulls at the neck
- two deep pockets and a loop for a tea towel
- machine washable at 40 °C
Colours: navy, rust and sand
Audience: people who cook every day
Delivery: sent within two working days`,
  },
  {
    id: 'social-media-campaign',
    title: 'Social Media Campaign',
    description: 'A plan for a whole campaign with a finished post for every platform.',
    industry: 'Social Media',
    prompt: `Plan a social media campaign for the opening of our second bakery.
Where: 14 Mill Lane, Leeds
When: Saturday, 9 am to 4 pm
Offer: a free cinnamon bun for the first 50 guests
Audience: neighbours, families and everyone who walks past on the way to work
Goal: a full shop on opening day
Platforms: Instagram, Facebook and LinkedIn`,
  },
];
