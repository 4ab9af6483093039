/** What is said when it went well (spec, section 8): the server answers it, the pages show it. */
export const DONE = {
  categoryCreated: (name: string) => `${name} is created`,
  categoryUpdated: (name: string) => `${name} is updated`,
  categoryDeleted: 'category is deleted',
  productCreated: 'Product Created Successfully',
  productUpdated: 'Product Updated Successfully',
  productDeleted: 'Product Deleted Successfully',
  profileUpdated: 'profile updated successfully',
  paid: 'Payment successfully',
} as const;
