import EchoPresentation

/// Something the doctor looks at.
protocol CheckupProtocol: Sendable {
    func findings() async -> [Finding]
}
