/// What stands behind `ScreenDoor` is the screen's own: features do not name it.
enum FeatureDoor {
    private static let insides: Set<Substring> = ["Screen", "ScreenFacts", "PluggedFeatures", "Outbox"]
    private static let places = [
        "Sources/EchoApp/Features/", "Sources/History/", "Sources/House/", "Sources/Immersion/", "Sources/Phone/",
    ]

    static func violations(in file: SourceFile) -> [Violation] {
        guard places.contains(where: file.path.hasPrefix) else { return [] }
        return file.names.intersection(insides).sorted().map {
            Violation(path: file.path, line: 1, reason: "names \($0), which stands behind the screen's door")
        }
    }
}
