import EchoText
import Testing

@Suite struct `Bytes as digits` {
    @Test func `are two small ones each`() {
        #expect([UInt8]([0, 9, 10, 0x1F, 0xFF]).hexadecimal == "00090a1fff")
        #expect([UInt8]().hexadecimal.isEmpty)
    }
}
