/// What those who were chosen are called, each by a name of its own.
extension ProviderChoice {
    /// "OpenAI"; "127.0.0.1:8080" for a server of one's own that speaks as OpenAI does.
    private var label: String { name.hasModels && !host.isEmpty ? host : name.title }

    /// What tells it from another of the same label.
    private var difference: String { model.isEmpty ? (host.isEmpty ? place : host) : model }

    /// "127.0.0.1:8080"; empty for a region.
    private var host: String {
        guard let start = place.firstRange(of: "://")?.upperBound else { return "" }
        return String(place[start...].prefix { $0 != "/" })
    }

    /// In their order.
    public static func labels(of choices: [ProviderChoice]) -> [String] {
        var labels: [String] = []
        for choice in choices {
            let isShared = choices.count { $0.label == choice.label } > 1
            let isTold = isShared && !choice.difference.isEmpty && choice.difference != choice.label
            let label = isTold ? "\(choice.label) \(choice.difference)" : choice.label
            let before = labels.count { $0 == label || $0.hasPrefix(label + " (") }
            labels.append(before == 0 ? label : "\(label) (\(before + 1))")
        }
        return labels
    }
}
