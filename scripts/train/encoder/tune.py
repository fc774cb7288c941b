"""Tunes all-MiniLM-L6-v2 (Apache-2.0) to name the kind of a turn, the part that each word of an order plays on its
picture, the role of each word of a message or a document, or what each word of a correction does, and writes the file that the encoder reads.

    npm run -s train -- lessons kinds > kinds.jsonl
    python3 scripts/train/encoder/tune.py kinds.jsonl server/assistant/reading/encoder/weights.bin server/assistant/reading/encoder/weights.bin \
        server/assistant/reading/encoder/weights.bin
    npm run -s train -- lessons parts > parts.jsonl
    python3 scripts/train/encoder/tune.py parts.jsonl server/assistant/picture/weights.bin server/assistant/reading/encoder/weights.bin \
        server/assistant/picture/weights.bin
    npm run -s train -- lessons spans > spans.jsonl
    python3 scripts/train/encoder/tune.py spans.jsonl server/assistant/picture/weights.bin server/assistant/reading/encoder/weights.bin \
        server/assistant/reading/spans/weights.bin
    npm run -s train -- lessons documents > documents.jsonl
    python3 scripts/train/encoder/tune.py documents.jsonl server/assistant/reading/spans/weights.bin server/assistant/reading/encoder/weights.bin \
        server/assistant/editing/documents/weights.bin
    npm run -s train -- lessons corrections > corrections.jsonl
    python3 scripts/train/encoder/tune.py corrections.jsonl server/assistant/reading/spans/weights.bin server/assistant/reading/encoder/weights.bin \
        server/assistant/reading/turn/revision/weights.bin

Needs PyTorch and NumPy (the wheels of `pip install torch numpy` bring a fast BLAS; Debian's python3-torch needs
libopenblas0: without it products take thirty times as long); ten to thirty minutes each on two cores. Turns and orders go on
from what was tuned for them before (the first time from the published model, `model.safetensors vocab.txt`, in five passes
over all layers for turns); wishes are learned anew after turns, since they look at the same layers. Messages begin with what was tuned to cut orders,
and only the upper layers learn on: they are many. Words and vocabulary lie in the file for turns. With a fifth argument, a
share such as 0.15, that share of the lessons is held back and told how well it is read; nothing is written.
"""
import json, math, random, struct, sys, time, unicodedata, zlib
import numpy as np, torch
import torch.nn as nn, torch.nn.functional as F

WIDTH, HEADS, DEEP, LAYERS = 384, 12, 1536, 6
# Of a turn its beginning tells the kind, with what it stands in; of an order every word counts.
MOST_PIECES = 64
PLACES = {'message': 96, 'word': 256}
BATCH, RATE, HEAD_RATE, HEAD_GOES_ON_RATE = 16, {'message': 8e-5, 'word': 1e-4}, 1e-3, 3e-4
torch.manual_seed(1)
random.seed(1)


# ---------- word pieces, as server/assistant/reading/encoder/word-pieces.ts cuts them ----------
def is_mark(sign):
    return unicodedata.category(sign).startswith('P') or sign in '$+<=>^`|~'


def tokens_of(text):
    text = unicodedata.normalize('NFD', text.replace('‘', "'").replace('’', "'").lower())
    found, word = [], ''
    for sign in text:
        kind = unicodedata.category(sign)
        if kind == 'Mn':
            continue
        if sign.isspace() or kind in ('Cc', 'Cf') or is_mark(sign):
            if word:
                found.append(word)
            word = ''
            if is_mark(sign):
                found.append(sign)
        else:
            word += sign
    return found + [word] if word else found


def pieces_of(token, known):
    at, pieces = 0, []
    while at < len(token):
        end = len(token)
        while end > at and ('##' if at else '') + token[at:end] not in known:
            end -= 1
        if end == at or len(token) > 100:
            return [known['[UNK]']]
        pieces.append(known[('##' if at else '') + token[at:end]])
        at = end
    return pieces


def word_pieces(text, known):
    return [piece for token in tokens_of(text) for piece in pieces_of(token, known)]


# ---------- the network ----------
class Layer(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.attend, self.gather = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.widen, self.narrow = nn.Linear(WIDTH, DEEP), nn.Linear(DEEP, WIDTH)
        self.gathered, self.narrowed = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = nn.Dropout(dropout)

    def forward(self, x, hidden):
        count, length, _ = x.shape
        query, key, value = (
            part.view(count, length, HEADS, -1).transpose(1, 2) for part in self.attend(x).chunk(3, -1)
        )
        looks = (query @ key.transpose(2, 3) / math.sqrt(WIDTH // HEADS) + hidden).softmax(-1)
        looked = (self.drop(looks) @ value).transpose(1, 2).reshape(count, length, WIDTH)
        x = self.gathered(x + self.drop(self.gather(looked)))
        return self.narrowed(x + self.drop(self.narrow(F.gelu(self.widen(x)))))


class Encoder(nn.Module):
    def __init__(self, each, words, labels, dropout=0.1):
        super().__init__()
        self.each, self.head_rate = each, HEAD_RATE
        self.words, self.places = nn.Embedding(words, WIDTH), nn.Embedding(PLACES[each], WIDTH)
        self.entered, self.drop = nn.LayerNorm(WIDTH, eps=1e-12), nn.Dropout(dropout)
        self.layers = nn.ModuleList(Layer(dropout) for _ in range(LAYERS))
        # A message is seen by its first mark and by the mean of its pieces; a word begins its part or goes on with it.
        shape = (2 * WIDTH, labels) if each == 'message' else (WIDTH, 2 * labels)
        self.head, self.head_drop = nn.Linear(*shape), nn.Dropout(2 * dropout)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)

    def enter(self, pieces, is_piece, layers):
        """What the first layers make of pieces; those that stay as they are need to be asked once only."""
        x = self.drop(self.entered(self.words(pieces) + self.places.weight[: pieces.shape[1]]))
        for layer in self.layers[:layers]:
            x = layer(x, hiding(is_piece))
        return x

    def forward(self, x, is_piece, is_said, entered):
        for layer in self.layers[entered:]:
            x = layer(x, hiding(is_piece))
        if self.each == 'word':
            return self.head(self.head_drop(x[is_said > 0]))
        mean = (x * is_said[..., None]).sum(1) / is_said.sum(1, keepdim=True).clamp(min=1)
        return self.head(self.head_drop(torch.cat([x[:, 0], mean], -1)))


def hiding(is_piece):
    return (1 - is_piece)[:, None, None, :] * -1e9


def load_base(model, path, kept):
    """The pretrained weights under the names that they are published with."""
    with open(path, 'rb') as file:
        (size,) = struct.unpack('<Q', file.read(8))
        header, data = json.loads(file.read(size)), file.read()
    def tensor(name):
        entry = header[name]
        start, end = entry['data_offsets']
        return torch.from_numpy(np.frombuffer(data[start:end], np.float32).reshape(entry['shape']).copy())
    def norm(to, name):
        to.weight.data, to.bias.data = tensor(name + '.weight'), tensor(name + '.bias')
    model.words.weight.data = tensor('embeddings.word_embeddings.weight')[kept]
    # Messages are one segment each, so its row is part of every place.
    model.places.weight.data = (
        tensor('embeddings.position_embeddings.weight')[: len(model.places.weight)] + tensor('embeddings.token_type_embeddings.weight')[0]
    )
    norm(model.entered, 'embeddings.LayerNorm')
    for number, layer in enumerate(model.layers):
        at = f'encoder.layer.{number}.'
        parts = [at + f'attention.self.{part}' for part in ('query', 'key', 'value')]
        layer.attend.weight.data = torch.cat([tensor(part + '.weight') for part in parts])
        layer.attend.bias.data = torch.cat([tensor(part + '.bias') for part in parts])
        norm(layer.gather, at + 'attention.output.dense')
        norm(layer.gathered, at + 'attention.output.LayerNorm')
        norm(layer.widen, at + 'intermediate.dense')
        norm(layer.narrow, at + 'output.dense')
        norm(layer.narrowed, at + 'output.LayerNorm')


class Tuned:
    """A file of ours, read as server/assistant/reading/encoder/weights.ts reads it."""

    def __init__(self, path):
        self.data, self.at = open(path, 'rb').read(), 0

    def size(self):
        self.at += 4
        return struct.unpack_from('<I', self.data, self.at - 4)[0]

    def lines(self):
        length = self.size()
        self.at += length
        return self.data[self.at - length : self.at].decode().split('\n')

    def numbers(self, count, kind):
        values = np.frombuffer(self.data, kind, count, self.at).astype(np.float32)
        self.at += values.size * np.dtype(kind).itemsize
        return torch.from_numpy(values)

    def rows(self):
        count, width = self.size(), self.size()
        factors = self.numbers(count, '<f4')
        return self.numbers(count * width, np.int8).view(count, width) * factors[:, None]

    def linear(self, to):
        to.weight.data = self.rows()
        to.bias.data = self.numbers(len(to.weight), '<f4')

    def norm(self, to):
        to.weight.data, to.bias.data = self.numbers(WIDTH, '<f4'), self.numbers(WIDTH, '<f4')


def load_tuned(model, path, words, labels):
    """What was tuned for a task of the same kind; for the same labels it goes on learning."""
    model.words.weight.data = words
    file = Tuned(path)
    if model.each == 'message':
        file.lines()
    tuned_labels = file.lines()
    if model.each == 'message':
        file.rows()
    model.places.weight.data = file.rows()
    file.norm(model.entered)
    file.size()
    for layer in model.layers:
        file.linear(layer.attend)
        file.linear(layer.gather)
        file.norm(layer.gathered)
        file.linear(layer.widen)
        file.linear(layer.narrow)
        file.norm(layer.narrowed)
    if tuned_labels == labels:
        file.linear(model.head)
        model.head_rate = HEAD_GOES_ON_RATE


# ---------- tuning ----------
def together(lessons):
    length = max(len(lesson['pieces']) for lesson in lessons)
    pieces = torch.zeros(len(lessons), length, dtype=torch.long)
    is_piece, is_said = torch.zeros(len(lessons), length), torch.zeros(len(lessons), length)
    for row, lesson in enumerate(lessons):
        pieces[row, : len(lesson['pieces'])] = torch.tensor(lesson['pieces'])
        is_piece[row, : len(lesson['pieces'])] = 1
        is_said[row, lesson['said']] = 1
    return pieces, is_piece, is_said


def enter(model, lessons, fixed):
    """Keeps what the fixed layers make of each lesson."""
    model.eval()
    with torch.no_grad():
        order = sorted(lessons, key=lambda lesson: len(lesson['pieces']))
        for at in range(0, len(order), 32) if fixed else ():
            pieces, is_piece, _ = together(order[at : at + 32])
            for lesson, x in zip(order[at : at + 32], model.enter(pieces, is_piece, fixed)):
                lesson['entered'] = x[: len(lesson['pieces'])].half()
    model.train()


def judged(model, lessons, fixed):
    pieces, is_piece, is_said = together(lessons)
    if not fixed:
        return model(model.enter(pieces, is_piece, 0), is_piece, is_said, 0)
    entered = nn.utils.rnn.pad_sequence([lesson['entered'] for lesson in lessons], batch_first=True)
    return model(entered.float(), is_piece, is_said, fixed)


def tune(model, lessons, passes, fixed, tell):
    # What single words mean stays as it was learned from millions of texts.
    for part in (model.words, model.places, model.entered):
        part.requires_grad_(False)
    encoder = [weight for layer in model.layers[fixed:] for weight in layer.parameters()]
    optimiser = torch.optim.AdamW(
        [{'params': encoder, 'lr': RATE[model.each]}, {'params': model.head.parameters(), 'lr': model.head_rate}], weight_decay=0.01
    )
    steps = passes * (len(lessons) // BATCH + 1)
    warm = steps * 0.06
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min(1, (step + 1) / warm) * max(0, 1 - step / steps)
    )
    since = time.time()
    for epoch in range(passes):
        random.shuffle(lessons)
        batches = []
        # Batches of like length pad little.
        for start in range(0, len(lessons), BATCH * 16):
            some = sorted(lessons[start : start + BATCH * 16], key=lambda lesson: len(lesson['pieces']))
            batches += [some[at : at + BATCH] for at in range(0, len(some), BATCH)]
        random.shuffle(batches)
        total = 0
        for batch in batches:
            labels = torch.tensor([label for lesson in batch for label in lesson['labels']])
            loss = F.cross_entropy(judged(model, batch, fixed), labels, label_smoothing=0.05)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_([*encoder, *model.head.parameters()], 1.0)
            optimiser.step()
            schedule.step()
            total += loss.item()
        print(f'pass {epoch + 1}: loss {total / len(batches):.3f}, {time.time() - since:.0f} s', tell(), flush=True)


def right(model, lessons, fixed):
    model.eval()
    with torch.no_grad():
        guesses = [
            guess
            for at in range(0, len(lessons), 32)
            for guess in judged(model, lessons[at : at + 32], fixed).argmax(-1).tolist()
        ]
    model.train()
    labels = [label for lesson in lessons for label in lesson['labels']]
    return f'{sum(guess == label for guess, label in zip(guesses, labels))} of {len(labels)} held back'


# ---------- the file that server/assistant/reading/encoder/weights.ts reads ----------
def write(model, vocabulary, labels, path):
    with open(path, 'wb') as file:
        def size(number):
            file.write(struct.pack('<I', number))
        def lines(texts):
            data = '\n'.join(texts).encode()
            size(len(data))
            file.write(data)
        def floats(values):
            file.write(values.detach().numpy().astype('<f4').tobytes())
        def rows(matrix):
            matrix = matrix.detach()
            factors = matrix.abs().amax(1).clamp(min=1e-9) / 127
            size(matrix.shape[0])
            size(matrix.shape[1])
            floats(factors)
            file.write((matrix / factors[:, None]).round().numpy().astype(np.int8).tobytes())
        def linear(layer):
            rows(layer.weight)
            floats(layer.bias)
        def norm(layer):
            floats(layer.weight)
            floats(layer.bias)
        # What single words mean is the same for all that is tuned: the file for messages holds it.
        if model.each == 'message':
            lines(vocabulary)
        lines(labels)
        if model.each == 'message':
            rows(model.words.weight)
        rows(model.places.weight)
        norm(model.entered)
        size(len(model.layers))
        for layer in model.layers:
            linear(layer.attend)
            linear(layer.gather)
            norm(layer.gathered)
            linear(layer.widen)
            linear(layer.narrow)
            norm(layer.narrowed)
        linear(model.head)


def is_of_our_languages(piece):
    """Pieces of other scripts would only make the file larger: they count as unknown."""
    return piece in ('[UNK]', '[CLS]', '[SEP]') or (not piece.startswith('[') and all(ord(sign) < 0x250 or is_mark(sign) for sign in piece))


def lay_out_message(lesson, labels, known):
    said = word_pieces(lesson['say'], known)[:MOST_PIECES]
    around = word_pieces(lesson['surroundings'], known)[: PLACES['message'] - MOST_PIECES - 3]
    lesson['pieces'] = [known['[CLS]'], *said, known['[SEP]'], *around, known['[SEP]']]
    lesson['said'] = list(range(1, 1 + len(said)))
    lesson['labels'] = [labels.index(lesson['kind'])]
    lesson['texts'] = [lesson['say']]


def lay_out_words(lesson, labels, known):
    """What stands between words is seen too; a word is judged by its first piece."""
    pieces, said = [known['[CLS]']], []
    for gap, word, part in zip(lesson['gaps'], lesson['words'], lesson['parts']):
        pieces += word_pieces(gap, known)
        # Nobody told of some words what they are.
        if part is not None:
            said.append(len(pieces))
        pieces += word_pieces(word, known) or [known['[UNK]']]
    pieces += word_pieces(lesson['gaps'][-1], known)
    numbers = [labels.index(part) for part in lesson['parts'] if part is not None]
    begun = [number + len(labels) * (number != before) for before, number in zip([None, *numbers], numbers)]
    lesson['pieces'] = [*pieces[: PLACES['word'] - 1], known['[SEP]']]
    lesson['said'] = [at for at in said if at < PLACES['word'] - 1]
    lesson['labels'] = begun[: len(lesson['said'])]
    lesson['texts'] = lesson['words']


def main():
    lessons_path, base, vocabulary_path, out, *held_share = sys.argv[1:]
    lessons = [json.loads(line) for line in open(lessons_path, encoding='utf8')]
    header, lessons = lessons[0], lessons[1:]
    each, labels, passes, fixed = (header[name] for name in ('each', 'labels', 'passes', 'fixed'))
    if base.endswith('.bin'):
        words = Tuned(vocabulary_path)
        vocabulary, _, words = words.lines(), words.lines(), words.rows()
    else:
        published = open(vocabulary_path, encoding='utf8').read().split('\n')
        kept = [number for number, piece in enumerate(published) if piece and is_of_our_languages(piece)]
        vocabulary = [published[number] for number in kept]
    known = {piece: number for number, piece in enumerate(vocabulary)}
    lay_out = lay_out_message if each == 'message' else lay_out_words
    for lesson in lessons:
        lay_out(lesson, labels, known)
    share = float(held_share[0]) if held_share else 0
    is_held = lambda lesson: zlib.crc32(''.join(lesson['texts']).encode()) % 1000 < share * 1000
    held = [lesson for lesson in lessons if is_held(lesson)]
    lessons = [lesson for lesson in lessons if not is_held(lesson)]
    model = Encoder(each, len(vocabulary), len(labels))
    if base.endswith('.bin'):
        load_tuned(model, base, words, labels)
    else:
        load_base(model, base, kept)
    enter(model, lessons + held, fixed)
    tune(model, lessons, passes, fixed, lambda: right(model, held, fixed) if held else '')
    if not held:
        write(model, vocabulary, labels, out)


main()
