const list = (words: string): readonly string[] => words.split(' ');

export const COLOURS = list(
  'amber black blue brown charcoal cream crimson emerald golden green indigo ivory lavender lilac mustard navy olive orange pink plum purple red rose silver teal turquoise violet white yellow',
);

export const MATERIALS = list(
  'aluminium bamboo birch brass canvas ceramic copper cork cotton denim enamel felt glass granite hemp leather linen maple marble merino oak pine plastic porcelain rattan rubber satin silk steel stoneware suede velvet walnut wool',
);

/** A look, and other forms of the same word. */
export const LOOKS: readonly (readonly [look: string, ...forms: string[]])[] = [
  ['insulated', 'insulating', 'insulation'],
  ['adjustable', 'adjusting', 'adjusted'],
  ['folding', 'folded', 'folds'],
  ['heated', 'heating', 'heats'],
  ['rotating', 'rotated', 'rotates'],
  ['floating', 'floats', 'floated'],
  ['reflecting', 'reflected', 'reflects'],
  ['polished', 'polishing', 'polishes'],
  ['stacking', 'stacked', 'stacks'],
  ['weighted', 'weighting', 'weights'],
  ['protecting', 'protected', 'protects'],
  ['embroidered', 'embroidering', 'embroiders'],
  ['compact', 'compactly'],
  ['magnetic', 'magnetics'],
  ['decorative', 'decoratives'],
  ['portable', 'portables'],
  ['quilted', 'quilting', 'quilts'],
  ['striped', 'stripes', 'stripe'],
];

/** Brands with the letters that keyboards of other languages lack. */
export const MARKED_BRANDS = list(
  'Bjørkå Kähler Crèmant Łuczak Straßner Ærvik Señora Œuvrel Đorđan Björnsen Žalgir Çeliko Françel Ðarvik Þorvald Müllner',
);

export const PLAIN_BRANDS = list(
  'Belgrave Cortland Dunmore Farrow Halden Inverness Kestrel Lundmark Marlowe Norvane Ostrava Pemberly Quillon Ravensby Stellan Tavistock Umbral Vantage Westmere Yarrow',
);

export const APOSTROPHE_BRANDS = [
  "O'Malley",
  "D'Arcy",
  "L'Avenir",
  "McKay's",
  'Baker’s',
  "Miller's",
];

export const AUDIENCES = ["women's", "men's", "children's", 'baby'];

/** Names in scripts without spaces, and in others. */
export const FOREIGN: readonly (readonly [adjectives: string, nouns: string, gap: string])[] = [
  ['绿色 不锈钢 便携 高级 儿童 防水', '保温杯 茶壶 雨伞 书包 台灯 耳机 手表 毛巾', ''],
  ['木製 防水 軽量 折りたたみ', '弁当箱 リュックサック 水筒 カーテン', ''],
  ['деревянный складной тёплый красный', 'чайник рюкзак шарф стол', ' '],
  ['ξύλινο κόκκινο ζεστό', 'τραπέζι κασκόλ φλιτζάνι', ' '],
  ['방수 휴대용 어린이', '물병 가방 우산 장갑', ' '],
  ['กันน้ำ พกพา', 'กระเป๋า แก้วน้ำ ร่ม', ''],
];

export const PURPOSES = list(
  'attics balconies beaches bedrooms birthdays boats cabins commutes concerts cottages dinners evenings families festivals gardens gifts guests hallways hikes holidays hotels journeys libraries lunches meadows mornings mountains nurseries offices parks patios picnics studios students summers trains travellers weekends winters',
);
