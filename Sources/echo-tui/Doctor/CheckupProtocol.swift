import EchoScreen

/// Something the doctor looks at.
protocol CheckupProtocol: Sendable {
    func findings() async -> [Finding]
    /// What the person should know before it begins; nil for nothing.
    func announcement() async -> String?
}

extension CheckupProtocol {
    func announcement() async -> String? { nil }
}
