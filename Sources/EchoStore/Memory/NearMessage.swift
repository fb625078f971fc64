/// A message, and how near it lies to what is looked for.
struct NearMessage: Hashable {
    let number: Int64
    /// −1…1: the higher, the nearer.
    let similarity: Float
}
