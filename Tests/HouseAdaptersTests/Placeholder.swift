import HouseAdapters
import Testing

@Suite struct HouseAdaptersBeginning {
    @Test func builds() {}
}
