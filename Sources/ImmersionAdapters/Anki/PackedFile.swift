/// A file in an Anki package.
struct PackedFile: Hashable {
    let name: String
    let bytes: [UInt8]
}
