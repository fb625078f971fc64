import Echo

/// A change of voice and turns while calls go on: only the differences are changed in them.
package struct CallAdjustment: Sendable, Hashable {
    package let before: SessionSettings
    package let after: SessionSettings

    package init(from before: SessionSettings, to after: SessionSettings) {
        (self.before, self.after) = (before, after)
    }

    /// Two that follow one another, as one.
    package func followed(by later: CallAdjustment) -> CallAdjustment {
        CallAdjustment(from: before, to: later.after)
    }

    package func apply(to settings: inout SessionSettings) {
        func take<Value: Equatable>(_ path: WritableKeyPath<SessionSettings, Value>) {
            if before[keyPath: path] != after[keyPath: path] { settings[keyPath: path] = after[keyPath: path] }
        }
        take(\.voice)
        take(\.speed)
        take(\.threshold)
        take(\.prefixPadding)
        take(\.silence)
        take(\.idleTimeout)
        take(\.eagerness)
        take(\.noiseReduction)
        take(\.createsResponse)
        take(\.interruptsResponse)
        take(\.languages)
        take(\.noiseReductionStrength)
        take(\.voiceEffort)
        take(\.dictionary)
        takeTurns(to: &settings)
    }

    package var isEmpty: Bool {
        var settings = before
        apply(to: &settings)
        return settings == before
    }

    /// Nobody presses a key for a caller, and a server that hears no end of a turn has it heard here as before.
    private func takeTurns(to settings: inout SessionSettings) {
        guard before.turnMode != after.turnMode, settings.turnMode != .local, case .automatic = after.turnMode else {
            return
        }
        settings.turnMode = after.turnMode
    }
}
