/// A library wrote on the screen.
struct BadManners: Error, CustomStringConvertible {
    let words: String
    let screen: String

    var description: String { "a library wrote “\(words)” on the screen:\n\(screen)" }
}
