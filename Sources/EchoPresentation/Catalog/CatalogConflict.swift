/// Two features want the same thing, which only one can have.
public struct CatalogConflict: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Subject: Sendable, Hashable {
        case feature(String), command(Command), slashCommand(String), setting(SettingID)
        /// "ctrl+p", where both are looked up.
        case key(String, KeyContext)
    }

    public let subject: Subject
    public let first: String
    public let second: String

    public var description: String { "The features \(first) and \(second) both want \(words)." }

    private var words: String {
        switch subject {
        case .feature(let name): "the name \(name)"
        case .command(let command): "the command \(command.name)"
        case .slashCommand(let name): "the slash command /\(name)"
        case .setting(let id): "the setting \(id.name)"
        case .key(let name, let context): "the key \(name) \(context.place)"
        }
    }

    /// The first conflict; nil when everybody can have what they want.
    static func first(among offers: [FeatureOffer]) -> CatalogConflict? {
        var owners: [Subject: String] = [:]
        for offer in offers {
            for subject in offer.subjects {
                if let first = owners.updateValue(offer.name, forKey: subject) {
                    return CatalogConflict(subject: subject, first: first, second: offer.name)
                }
            }
        }
        return conflictingKey(among: offers)
    }

    /// The same keys, or the beginning of another's, where both are looked up.
    private static func conflictingKey(among offers: [FeatureOffer]) -> CatalogConflict? {
        var taken: [KeyContext: [(keys: [Substring], owner: String)]] = [:]
        for offer in offers {
            for key in offer.commands.flatMap(\.keys) {
                let keys = key.name.split(separator: " ")
                for context in key.contexts {
                    let rival = taken[context, default: []].first {
                        $0.owner != offer.name && ($0.keys.starts(with: keys) || keys.starts(with: $0.keys))
                    }
                    if let rival {
                        return CatalogConflict(
                            subject: .key(key.name, context), first: rival.owner, second: offer.name)
                    }
                    taken[context, default: []].append((keys, offer.name))
                }
            }
        }
        return nil
    }
}

extension FeatureOffer {
    /// What nobody else may have.
    fileprivate var subjects: [CatalogConflict.Subject] {
        let slashes = commands.compactMap(\.slash) + settings.map(\.slash)
        let worded = slashCommands.flatMap { [$0.name] + $0.aliases }.filter { !slashes.contains($0) }
        return [.feature(name)] + commands.map { .command($0.command) } + settings.map { .setting($0.id) }
            + (slashes + worded).map { .slashCommand($0) }
    }
}
