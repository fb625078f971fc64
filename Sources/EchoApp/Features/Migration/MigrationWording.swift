import Echo
import EchoScreen
import EchoText

/// Words for saved models that were replaced.
enum MigrationWording {
    static let nothing: Wording = "No replaced model is left to restore."

    /// "gpt-5-mini ended on 2026-12-11: gpt-6.1-terra takes its place (text model)."
    static func made(_ changes: [ModelChange], of table: SettingsTable, on today: CalendarDay) -> Wording {
        "\(sentences(changes, of: table, on: today)) /restore-models undoes this."
    }

    /// What could not be written.
    static func unsaved(
        _ changes: [ModelChange], of table: SettingsTable, on today: CalendarDay, because reason: String
    ) -> Wording {
        "\(sentences(changes, of: table, on: today)) This holds until the program ends: it could not be saved, \(reason)."
    }

    static func restored(_ names: Set<String>) -> Wording {
        """
        \(names.sorted().map(Sanitizer.line).joined(separator: ", ")) \(names.count == 1 ? "is" : "are") used again and kept. \
        A model that has ended is still replaced while the program runs.
        """
    }

    private static func sentences(_ changes: [ModelChange], of table: SettingsTable, on today: CalendarDay) -> String {
        var order: [ModelReplacement] = []
        var places: [ModelReplacement: [String]] = [:]
        for change in changes {
            for replacement in Set(change.replaced).sorted(by: { $0.old < $1.old }) {
                if places[replacement] == nil { order.append(replacement) }
                places[replacement, default: []].append(place(of: change, in: table))
            }
        }
        return order.map { sentence($0, places[$0] ?? [], on: today) }.joined(separator: " ")
    }

    private static func sentence(_ replacement: ModelReplacement, _ places: [String], on today: CalendarDay) -> String {
        let ends = replacement.end < today ? "ended" : "ends"
        let shown = places.prefix(3).joined(separator: ", ") + (places.count > 3 ? " and \(places.count - 3) more" : "")
        return """
            \(Sanitizer.line(replacement.old)) \(ends) on \(replacement.end): \(Sanitizer.line(replacement.new)) takes its \
            place (\(shown)).
            """
    }

    /// "text model", "voice model of the profile work".
    private static func place(of change: ModelChange, in table: SettingsTable) -> String {
        let label = (table[change.exchange.id]?.label ?? change.exchange.id.name).lowercased()
        return switch change.place {
        case .settings(nil): label
        case .settings(let profile?): "\(label) of the profile \(Sanitizer.line(profile.text))"
        case .prompt(_, let name): "\(label) of the prompt \(Sanitizer.line(name))"
        }
    }
}
