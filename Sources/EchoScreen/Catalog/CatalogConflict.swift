/// Two features want the same thing, which only one can have.
public struct CatalogConflict: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Subject: Sendable, Hashable {
        case feature(String), command(Command), slashCommand(String), setting(SettingID), eventFamily(String)
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
        case .eventFamily(let name): "the event family \(name)"
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
        // By the first key pressed: only those that begin alike can be in each other's way.
        var taken: [Substring: [(keys: [Substring], contexts: Set<KeyContext>, owner: String)]] = [:]
        for offer in offers {
            for key in offer.commands.flatMap(\.keys) {
                let keys = key.name.split(separator: " ")
                guard let first = keys.first else { continue }
                for rival in taken[first, default: []] where rival.owner != offer.name {
                    guard rival.keys.starts(with: keys) || keys.starts(with: rival.keys),
                        let context = rival.contexts.intersection(key.contexts).min(by: { $0.name < $1.name })
                    else { continue }
                    return CatalogConflict(subject: .key(key.name, context), first: rival.owner, second: offer.name)
                }
                taken[first, default: []].append((keys, key.contexts, offer.name))
            }
        }
        return nil
    }
}

extension FeatureOffer {
    /// What nobody else may have.
    fileprivate var subjects: [CatalogConflict.Subject] {
        let slashes =
            commands.compactMap(\.slash) + commands.flatMap(\.aliases) + settings.flatMap { [$0.slash] + $0.aliases }
        let worded = slashCommands.flatMap { [$0.name] + $0.aliases }.filter { !slashes.contains($0) }
        return [.feature(name)] + commands.map { .command($0.command) } + settings.map { .setting($0.id) }
            + (slashes + worded).map { .slashCommand($0) } + eventFamilies.map { .eventFamily($0.name) }
    }
}
