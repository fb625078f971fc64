import House
import Testing

@Suite struct HouseBeginning {
    @Test func builds() {}
}
