import EchoPresentation

/// Something the doctor looks at.
protocol CheckupProtocol: Sendable {
    func findings() async -> [Finding]
    /// What the person should know before it begins; nil for nothing.
    var announcement: String? { get }
}

extension CheckupProtocol {
    var announcement: String? { nil }
}
