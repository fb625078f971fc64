import Echo
import EchoText

/// A first word that is no subcommand: without one, only options can follow.
struct MistypedSubcommand: Hashable {
    let word: String
    /// The subcommand that was probably meant; nil where none resembles it.
    let nearest: String?

    /// - Parameters:
    ///   - arguments: of the process, without its name.
    ///   - names: of the subcommands.
    /// - Returns: nil where the first word is a subcommand or an option, or where there is none.
    init?(_ arguments: [String], among names: [String]) {
        guard let word = arguments.first, !word.isEmpty, !word.hasPrefix("-"), !names.contains(word), word != "help"
        else { return nil }
        self.word = Sanitizer.line(String(word.prefix(100)))
        let tolerance = max(1, min(2, word.count / 3))
        nearest = ModelCatalogue.nearest(to: word, among: names, count: 1).first {
            EditDistance.between(Array(word.lowercased()), Array($0)) <= tolerance
        }
    }

    var sentence: String {
        let advice = nearest.map { " Did you mean “echo-tui \($0)”?" } ?? ""
        return "There is no subcommand “\(word)”.\(advice)"
    }
}
