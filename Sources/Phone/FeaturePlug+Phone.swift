import EchoScreen

extension FeaturePlug {
    /// The telephone on the screen, for the program that has one plugged in.
    package static let phone = FeaturePlug(PhoneFeature.self, behind: "encryption") {
        PhoneFeature(
            $0, phone: $0.device((any PhoneProtocol).self), prompts: $0.devices.prompts,
            history: $0.devices.conversations,
            library: $0.devices.soundLibrary)
    }
}
