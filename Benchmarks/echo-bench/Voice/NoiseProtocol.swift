/// What sounds beside a voice.
protocol NoiseProtocol: Sendable {
    /// - Parameter voices: sentences of several people, for what is made of them.
    func samples(_ count: Int, voices: [[Double]], _ random: inout Random) -> [Double]
}
