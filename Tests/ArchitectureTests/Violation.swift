/// A place where the house is not built as it is drawn.
struct Violation: Hashable, CustomStringConvertible {
    let path: String
    let line: Int
    let reason: String

    var description: String { "\(path):\(line): \(reason)" }
}
