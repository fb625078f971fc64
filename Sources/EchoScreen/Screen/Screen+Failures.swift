import EchoText

/// Features that fail: the others go on.
extension Screen {
    /// Longer than any feature may take to start.
    private static let patience = Duration.seconds(10)

    /// Starts them beside one another; one that is late is named, and goes on.
    func startFeatures() {
        for feature in features.all {
            let name = Swift.type(of: feature).offer.name
            start(.init("start.\(name)")) { [self] in await startFeature(feature, name) }
        }
    }

    private func startFeature(_ feature: any FeatureProtocol, _ name: String) async {
        slots.start(.init("late.\(name)")) { [weak self, clock] in
            guard (try? await clock.sleep(for: Self.patience)) != nil, !Task.isCancelled else { return }
            self?.note(name, "it has not started within \(Self.patience.components.seconds) seconds")
            self?.publish()
        }
        do {
            try await feature.start()
        } catch {
            if !Task.isCancelled { note(name, "\(error)") }
        }
        slots.cancel(.init("late.\(name)"))
    }

    /// Asks a feature; when it fails, the others go on.
    func guarded(_ feature: any FeatureProtocol, _ ask: () throws -> Void) {
        guarded(Swift.type(of: feature).offer.name, ask)
    }

    /// Asks those that take part in something, one after the other, until it is one's business.
    func asked<Part>(_ features: [Part], _ ask: (Part) throws -> Bool) -> Bool {
        features.contains { feature in
            var isDone = false
            guarded(Self.name(of: feature)) { isDone = try ask(feature) }
            return isDone
        }
    }

    private static func name(of part: Any) -> String {
        (part as? any FeatureProtocol).map { Swift.type(of: $0).offer.name } ?? ""
    }

    func guarded(_ name: @autoclosure () -> String, _ ask: () throws -> Void) {
        do { try ask() } catch { note(name(), "\(error)") }
    }

    /// Each feature's failure is told once; the doctor names it from then on.
    private func note(_ name: String, _ reason: String) {
        guard note(failureOf: name, reason) else { return }
        notify(
            "The feature \(name) is not working; everything else is. \(key: .doctor) says more.",
            .warning)
    }
}
