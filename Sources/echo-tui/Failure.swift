/// A sentence for standard error, after which the program ends with status 1.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ sentence: String) {
        description = sentence
    }
}
