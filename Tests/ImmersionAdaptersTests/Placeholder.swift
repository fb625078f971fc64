import ImmersionAdapters
import Testing

@Suite struct ImmersionAdaptersBeginning {
    @Test func builds() {}
}
