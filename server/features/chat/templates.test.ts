import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../../tests/support/chat.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { TEMPLATES } from '../../../web/lib/templates.ts';

describe('the templates’ prompts in the chat', () => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await startTestProduct();
    person = await newPerson(product);
    await product.sql('update users set premium = true where id = $1', [person.user.id]);
  });
  afterAll(() => product.stop());

  it.for(TEMPLATES)('TMPL-15 $id is answered by one whole document', async ({ prompt }) => {
    const { body } = await say(product.url, person.identity, prompt);
    expect(body.outputs).toMatchObject([{ output_type: 'text', output: expect.stringMatching(/^# /) }]);
    const [output] = body.outputs;
    expect(output).not.toHaveProperty('platform');
    const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
    expect(figures(prompt).filter((figure) => !figures(output?.output ?? '').includes(figure))).toEqual([]);
  });
});
